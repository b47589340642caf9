// Exclusions by the form of a clause: [text, excluded, named].

type Row = readonly [text: string, excluded: string, named: string];

export const exclusionForms: Readonly<Record<string, readonly Row[]>> = {
  'a list that opens a clause and is denied': [
    ["MATLAB we don't have.", 'MATLAB', ''],
    ['Wir bauen Webseiten. Ein CMS wie WordPress nutzen wir bewusst nicht.', 'WordPress', ''],
    ['wij zoeken een collega. een cms zoals WordPress gebruiken we bewust niet', 'WordPress', ''],
    ['MATLAB non lo abbiamo.', 'MATLAB', ''],
    ['MATLAB har me ikkje.', 'MATLAB', ''],
    ['WordPress blir ikkje brukt hos oss.', 'WordPress', ''],
    ['MATLAB-a u nas nie ma.', 'MATLAB', ''],
    ['Wir setzen auf Kotlin, PHP nutzen wir hier nicht.', 'PHP', 'Kotlin'],
    ['PHP macht dir hier keine Angst.', '', 'PHP'],
    ['Java ist für uns nicht alles.', '', 'Java'],
  ],
  'an answer': [
    ['PHP? nope', 'PHP', ''],
    ['PHP? Not here.', 'PHP', ''],
    ['Wir suchen dich. PHP? Nee.', 'PHP', ''],
    ['jQuery – nie.', 'jQuery', ''],
    ['MATLAB, on n’en a pas.', 'MATLAB', ''],
    ['Vi söker dig. Azure = bra, Informatica = nej tack', 'Informatica', 'Azure'],
    ['Vi söker dig. Sitecore (nej)', 'Sitecore', ''],
    ['PHP? No problem', '', 'PHP'],
    ['Kubernetes – not yet', '', 'Kubernetes'],
    ['Kotlin – no legacy', '', 'Kotlin'],
    ['Kubernetes? No: Docker Swarm', 'Kubernetes', 'Docker Swarm'],
  ],
  'a label': [
    ['Not relevant for us: Ansible, Puppet', 'Ansible, Puppet', ''],
    ['INTE AKTUELLT: MATLAB', 'MATLAB', ''],
    ["Must | Go\nWon't | Azure, GCP", 'Azure, Google Cloud', 'Go'],
    ['Obrigatório;PHP\nNão usamos;WordPress, CodeIgniter', 'WordPress, CodeIgniter', 'PHP'],
    ['Nie dotyczy: Jenkins, Ansible', 'Jenkins, Ansible', ''],
    ['Not used: PHP, required: Go', 'PHP', 'Go'],
    ['Not required but nice: PHP', '', 'PHP'],
  ],
  'a word of removal': [
    ['Jenkins has been retired.', 'Jenkins', ''],
    ['we binned MongoDB last spring', 'MongoDB', ''],
    ['The old Drupal site is on its way out.', 'Drupal', ''],
    ['Wij bouwen apps. MongoDB is van tafel geveegd.', 'MongoDB', ''],
    ['Vi är ett team. jQuery är bannlyst.', 'jQuery', ''],
    ['Lavoriamo bene. Vietato jQuery', 'jQuery', ''],
    ['Jenkins is not dead.', '', 'Jenkins'],
    ['Has Jenkins been retired?', '', 'Jenkins'],
  ],
  'readers who are sent away': [
    ["if all you know is WordPress, this isn't for you", 'WordPress', ''],
    ["please don't apply if you only know Windows Server", 'Windows Server', ''],
    ["If you don't know Java, this isn't for you", '', 'Java'],
    ['Only apply if you know Java.', '', 'Java'],
  ],
};
