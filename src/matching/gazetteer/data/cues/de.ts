// German cues.
import type { Language } from './language.ts';

/** Negators of technologies before them: `PHP haben wir abgelöst`. */
const gone =
  "kommt bei uns nicht vor, kommt hier nicht vor, kommt nicht vor, nichts am hut, nichts zu tun, nicht unser ding, nicht unsere welt, ist ein no-go, ist ein no go, ist ein nein, lösen wir ab, lösen wir gerade ab, lösen wir derzeit ab, lösen wir aktuell ab, lösen wir schrittweise ab, lösen wir nach und nach ab, wird gerade abgelöst, wird derzeit abgelöst, bauen wir ab, schalten wir ab, schaffen wir ab, verabschiedet, abgeschafft, ausgemustert, abgeschaltet, ersetzt durch, ungeeignet, nicht geeignet, unerwünscht, tabu, fehl am platz, nicht mehr ein, nicht im einsatz, nicht mehr im einsatz, nicht ein, wurde abgelöst, wurde ersetzt durch, wurden ersetzt durch, ist geschichte, ist bei uns geschichte, gehört der vergangenheit an, ist passé, hat ausgedient, haben ausgedient, wurde abgeschaltet, wurde ausgemustert, kommen bei uns nicht zum einsatz, kommt bei uns nicht zum einsatz, kommt nicht zum einsatz, kommen nicht zum einsatz, haben wir abgelöst, abgelöst durch, wurde abgelöst von, wird abgelöst, lassen wir hinter uns, haben wir hinter uns gelassen, verwenden wir nicht mehr, ist raus, sind raus, ist gestorben, fällt weg, fällt raus, spielt keine rolle, spielt bei uns keine rolle, kannst du vergessen, war gestern, war einmal, ist von gestern, brauchen sich nicht zu melden, brauchen sich nicht zu bewerben, müssen sich nicht melden, nichts mehr am hut, nichts am hut, nein danke, fliegt raus, ist rausgeflogen, haben wir rausgeworfen, haben wir abgeschaltet, gibt es bei uns nicht, gibt's bei uns nicht, gibt es hier nicht, gibt es nicht, kommt uns nicht ins haus, suchen wir gerade nicht, suchen wir nicht, suchen wir aktuell nicht, wollen wir nicht, verzichten wir, verzichten wir bewusst, suchen wir niemanden, suchen wir niemand, suchen wir keinen";

export const german: Language = {
  tag: 'de',
  capitalisesNouns: true,
  nounEndings:
    'ung, heit, keit, schaft, ion, tät, en, er, el, rn, ln, nis, nisse, ik, ie, ment, anz, enz, tum, ur, ist, sse, be, de, fe, ge, he, ke, le, me, ne, pe, re, se, te, ve, ze, ekt, and, und, ort, eit, recht, bau, wesen, hrt, aft, ign, ebs',
  tells:
    'in, was, basierte, basierten, der, die, das, und, wir, mit, für, von, auf, ist, sind, nicht, ein, eine, einen, einer, dem, den, des, im, zu, zum, zur, bei, sie, ihr, ihre, ihren, dein, deine, deinen, du, dich, dir, uns, unser, unsere, unserem, unseren, oder, auch, sowie, als, aus, nach, über, sich, wie, werden, wird, hast, haben, bist, kein, keine, ohne, durch, wenn, aber, kenntnisse, erfahrung, anforderungen, aufgaben, voraussetzungen, entwickler, entwicklerin, softwareentwickler, gesucht, suchen, wünschenswert, erforderlich, vorteil, qualifikation, qualifikationen, profil, stelle, muss, kann, standort, vollzeit, teilzeit, jahre, mindestens, sehr, gute, gern, gerne, statt, m/w/d, w/m/d, m/w/x, anforderungsprofil, berufserfahrung, erwünscht, idealerweise, ich, mein, habe, arbeit, pro, vor, studium, abgeschlossenes',
  falseFriends:
    'die, also, was, will, not, fast, so, war, hat, am, an, in, are, man, bad, gut, handy, brief',
  ordinary: 'Helm, Rest, Chef, Zustand, Prolog',
  small: 'der, die, das, des, und, oder, mit, für, von, im, in, zu, bei, auf, aus, an, als',
  suspending: 'und, oder, bzw, sowie',
  abbreviations:
    'engl, dt, franz, j, dipl, jhr, niederl, span, abgeschl, z.b, bzw, inkl, ca, u.a, ggf, evtl, min, mind, max, usw, etc, d.h, zzgl, i.d.r, o.ä, vgl, nr, str',
  decoys:
    'github-profil, github-link, unser chef, unserem chef, unseren chef, dein chef, deinem chef, ihr chef, ihrem chef, der chef, dem chef, den chef, zum chef, beim chef, vom chef, chef der, chef des, rest der, rest des, der rest, den rest, dem rest, rust am see, stadt rust, dax 30, dax 40, dax-konzern, dax-konzerne, dax-konzernen, dax-unternehmen, zustand der, zustand des, zustand von, gutem zustand, guten zustand, in tokio, nach tokio, outlook für ios, outlook für android',
  heads:
    'team, teams, leiter, leiterin, admin, techniker, technikerin, analyst, analystin, wissenschaftler, wissenschaftlerin, tester, testerin, profi, stelle, rolle, berater:in, ingenieur:in, spezialist:in, architekt:in, administrator:in, crack, entwickler, entwicklerin, entwicklerinnen, entwickler:in, entwickler*in, entwickler:innen, entwicklung, programmierer, programmiererin, programmierung, ingenieur, ingenieurin, architekt, architektin, berater, beraterin, spezialist, spezialistin, experte, expertin, administrator, administratorin, kenntnisse, kenntnissen, erfahrung, erfahrungen, anwendungen, umfeld',
  numerals:
    'ein/einem/eines/einer, zwei/zweijährige/zweijähriger, drei/dreijährige/dreijähriger, vier/vierjährige/vierjähriger, fünf/fuenf/fünfjährige/fünfjähriger/ein halbes jahrzehnt, sechs/sechsjährige/sechsjähriger/ein halbes dutzend/halbes dutzend, sieben, acht/achtjährige/achtjähriger, neun, zehn/zehnjährige/zehnjähriger/jahrzehnt/ein jahrzehnt/dekade/eine dekade, elf, zwölf/zwoelf/ein dutzend, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig',
  mention: {
    negator: `finger weg von, schluss mit, niemand braucht, braucht niemand, kommst du nicht in berührung mit, niemanden, kein, keine, keinen, keiner, keinem, keinerlei, nicht, ohne, statt, anstatt, anstelle von, weder, nicht mehr, niemals, nie, gekündigt, ausgenommen, außer, weg von, abgesehen von, verzichten auf, verzichten wir auf, verzichtet auf, no go, ${gone}, vergiss, vergesst, kein interesse an, null interesse an, tabu, ausgeschlossen ist, verzichten bewusst auf, verzichten ganz auf, uns gegen, entschieden gegen, null bock auf, keine lust auf, keine lust mehr auf, nix mit`,
    affirmation:
      'nicht nur, nicht bloß, nicht allein, nicht ausschließlich, kein problem, keine sorge, keine bange, ohne probleme, oder ohne, ohne angst vor, ohne scheu, musst kein, müssen kein, musst du kein, keine angst, keine angst vor, keine berührungsängste, keine berührungsängste mit, keine scheu, keine scheu vor, scheust dich nicht, scheust dich nicht vor, scheuen sich nicht, scheuen sich nicht vor, nicht scheust, nicht fremd, kein fremdwort, keine fremdwörter, kein neuland, nicht zuletzt, nicht zu vergessen, nicht weniger als, nicht unter, nicht neu, kein anfänger, kein unbekannter, nicht verzichten, nicht wegzudenken, nicht missen, nicht abgeneigt, noch nicht, nicht alle, nicht alles, nicht jede, nicht jeder, nicht erst, nicht umsonst, kein wunder, keine frage, ohne wenn und aber, ohne umwege, nicht ohne, nicht auf den kopf gefallen, nicht kür, nicht optional, keine option, nicht verhandelbar, nicht alltäglich, kein geheimnis',
    supposition: 'wenn, falls, ob, auch wenn, selbst wenn, solltest, sollten',
    contrast: 'sondern, aber, jedoch, doch, dagegen, hingegen, stattdessen, während',
    be: 'ist, sind, wird, werden, wurde, wurden, war, waren, wäre, wären, bleibt, gilt, gelten, haben, hat, haben wir, sein',
    demand: `erforderlich, notwendig, nötig, zwingend, zwingend erforderlich, muss, musst, müssen, können, vorausgesetzt, verlangt, gefordert, voraussetzung, pflicht, gefragt, gesucht, erwünscht, vonnöten, berücksichtigt, berücksichtigen, brauchst, brauchen, braucht, benötigen, benötigst, benötigt, mitbringen, nicht mehr, find, findest, finden, arbeiten, relevant, einsatz, einsetzen, verwendet, genutzt, erwartet, erwarten, unterstützt, bedingung, anforderung, teil, thema, eingesetzt, ${gone}, kein interesse an, null interesse an, tabu, ausgeschlossen ist`,
    preference:
      'netter bonus, ein netter bonus, hebt dich ab, gern aber, guter bonus, wär mega, wäre mega, wär top, wäre top, wär hilfreich, wär praktisch, gut wenn vorhanden, wenn vorhanden, falls vorhanden, macht sich gut, machen sich gut, rundet dein profil ab, runden dein profil ab, nicht verkehrt, ein nettes extra, nettes extra, freut uns, freut mich, die nase vorn, nase vorn, bringt punkte, gibt pluspunkte, gibt extrapunkte, gibt bonuspunkte, i-tüpfelchen, das sahnehäubchen, kein beinbruch, kein ausschlusskriterium, von nutzen, wär nice, wäre nice, wär cool, wäre cool, hätten wir gern, hätten wir gerne, nehmen wir gern, nehmen wir gerne, im besten fall, wenn möglich, macht uns glücklich, wäre ein traum, wär ein traum, geil wär, geil wäre, cool wär, cool wäre, gut wär, gut wäre, super wär, super wäre, toll wär, toll wäre, nice wär, nice wäre, nur am rande, am rande, wünschenswert, wünschenswerterweise, erwünscht, von vorteil, vorteil, vorteile, vorteilhaft, idealerweise, im idealfall, bestenfalls, gerne, gern, pluspunkt, pluspunkte, bonuspunkte, bonus, hilft, hilfreich, ein plus, plus, schadet nicht, schaden nicht, kein muss, kein hindernis, gern gesehen, gerne gesehen, wäre schön, wäre toll, wäre super, wäre klasse, schön wäre, schön, wenn du auch, toll wenn, freuen wir uns, nice to have, optional, punkten, punktest, zusätzlich, das i-tüpfelchen, sahnehäubchen, sympathisch, wünschen wir uns, erste berührungspunkte, kann-kriterium, willkommen, nützlich, interessant, vielleicht, umso besser, kirsche auf der torte, extrapunkte, macht uns neugierig, freuen wir uns über, freuen uns über, wir freuen uns über, wär schön, wär toll, wär super, wär ein plus, ist kür, kür, nice, ist nice, wäre nett, nett, on top, das tüpfelchen, obendrauf, am besten, finden wir spannend, finden wir gut, finden wir toll, finden wir super, finden wir interessant',
    obligation:
      'was zählt, was zählt ist, chiefly, ohne geht nicht, ohne geht es nicht, draufhaben solltest, musst du draufhaben, solltest du draufhaben, gesetzt, das a und o, a und o, wichtig ist, wichtig ist uns, wichtig ist mir, wichtig ist nur, wichtig ist uns nur, wichtig sind, wichtig sind uns, ist wichtig, ist uns wichtig, sind uns wichtig, entscheidend ist, legen wir wert auf, wert legen wir auf, führt kein weg vorbei, kein weg vorbei, kommst du nicht vorbei, unumgänglich, nicht verhandelbar, besteht auf, bestehen auf, bestehen wir auf, verlangt, verlangen wir, fordert, musst du können, musst du kennen, muss man können, grundvoraussetzung, k.o.-kriterium, ko-kriterium, darf nicht fehlen, dürfen nicht fehlen, das tägliche brot, ist das fundament, erwarten wir, wird erwartet, geht nix, geht nichts, geht gar nichts, sollte sitzen, solltest, sollten sitzen, mindestens, erforderlich, zwingend, zwingend erforderlich, voraussetzung, vorausgesetzt, muss, musst, müssen, pflicht, unabdingbar, unerlässlich, notwendig, zwingende voraussetzung, unbedingt, verpflichtend, ein muss, wird vorausgesetzt, setzen wir voraus, setzen wir voraus, mind, unverzichtbar, erfahrung zwingend, erfahrung erforderlich, ist pflicht, ist ein muss, muss sitzen, müssen sitzen, zwingend nötig, ein absolutes muss, kein weg dran vorbei',
    requirement:
      'gesucht wird, gesucht wird wer mit, mindestens, jahre, jahren, jährige, mehrjährige, langjährige, erforderlich, erfahrung, erfahrungen, berufserfahrung, praxiserfahrung, kenntnisse, kenntnissen, grundkenntnisse, fachkenntnisse, voraussetzung, fundierte, fundiertes, fundierten, fundierter, sehr gute, sehr guten, gute, guter, gutes, tiefe, tiefgehende, tiefes, umfassende, solide, ausgeprägte, sicher, sicherer, sichere, sicheren, versiert, versierter, routiniert, beherrschst, beherrschen, beherrschung, kennst, kennen, kannst, vertraut, vertraut mit, bringst, bringen, mitbringst, wissen, know-how, verständnis, expertise, umgang, praktische, nachweisbare, fit, zuhause, zu hause, erste erfahrung, erste erfahrungen, sattelfest, erfahren, begeisterst, wir suchen, wir erwarten, suchen, du hast, sie haben, sie verfügen, du verfügst, gearbeitet, leidenschaft, routine, richtig gut, alltag, verhandlungssicher, fließend',
    handling:
      'kenntnisse in, kenntnisse im, kenntnisse von, kenntnisse der, kenntnisse, kenntnissen in, erfahrung mit, erfahrung in, erfahrung im, erfahrungen mit, erfahrungen in, erfahrungen im, berufserfahrung mit, berufserfahrung in, praxiserfahrung mit, praxiserfahrung in, erfahren in, erfahren mit, umgang mit, programmierung in, entwicklung mit, entwicklung in, programmieren in, programmierst in, programmiert in, entwickelst in, grundkenntnisse in, grundkenntnisse von, fachkenntnisse in, know-how in, wissen in, expertise in, verständnis von, verständnis für, vertraut mit, sicher in, versiert in, fit in, beherrschst, beherrschen, beherrschung von, kennst, kennst du, setzen auf, setzt auf, basiert auf, migration auf, umstieg auf, nutzen, verwenden, schreiben, einsatz von, jahre, berührungspunkte mit, routine mit, routine in, routine im, berührung mit, gearbeitet mit',
    usage:
      'solltest, arbeiten mit, arbeite mit, mit, wie, in der, z.b, zum beispiel, unter, etwa, insbesondere, vor allem, sowie, gute, guten, sehr gute, fundierte, solide, moderne, modernem, für, auf, von, ideal, idealerweise, bevorzugt, vorzugsweise, lernst, lernen, betrieb von, einführung von, aufbau von, kannst, liebst, schreibst',
    trade:
      'entwickler, entwicklerin, entwickler:in, entwickler:innen, entwickler*in, entwickler/in, entwicklerinnen, softwareentwickler, programmierer, programmiererin, programmierung, entwicklung, softwareentwicklung, profi, profis, spezialist, spezialistin, experte, expertin, experten, architekt, berater, administrator, umgebung, umgebungen, umfeld, profile',
    pointer: 'bibliothek, bibliotheken, mit, wie, z.b, zum beispiel, etwa',
    artefact:
      'kannst, kennst, beherrschst, beherrscht, kennen, kenntnisse, kenntnissen, erfahrung, erfahrungen, anwendung, anwendungen, schnittstellen, schnittstelle, basierte, basierten, basierter, basiert, know-how, wissen, projekte, projekten, komponenten, dienste, diensten, code, skripte, skripten, clustern, bibliotheken, datenbank, datenbanken, module, oberflächen, kompetenz, welt, ökosystem',
    technicalArtefact:
      'basierte, basierten, komponenten, skripte, bibliotheken, datenbank, datenbanken, schnittstellen',
    glue: 'und, oder, ist, sind, für, mit, erforderlich, erwünscht, wäre, wären, sowie, bzw, im, in, auf, als, zur, zum, von, bei, kennst, beherrschst, wird, werden, umgehen, vertraut, auskennst, auskennen, programmieren, entwickeln, einsetzen, nutzen, gesammelt, mitbringst, hast',
    likeness:
      'eins davon, eines davon, eins von beiden, eines von beiden, eine davon, einer davon, eins reicht, eines reicht, hauptsache eins, egal, such dir was aus, such es dir aus, nach wahl, nach deiner wahl, oder was ähnliches, oder etwas ähnliches, oder so, oder vergleichbar, oder ähnlich, oder gleichwertig, oder gleichwertiges, beides passt, beides ist ok, beides okay, beides ok, beides gut, o. ä, oä, oder irgendwas, egal welche, egal was, oder ähnliche, oder ähnlichen, oder ähnliches, oder ähnlicher, oder vergleichbare, oder vergleichbaren, oder vergleichbares, oder andere, oder anderen, o.ä, oder einer ähnlichen, oder einem ähnlichen',
    announcement:
      'technologien, technologie, sprachen, programmiersprachen, programmiersprache, kenntnisse, werkzeuge, techstack, tech-stack, frameworks, tools, datenbanken, erfahrung, software, anforderungen, umfeld, muss, pflicht, wünschenswert, optional, vorteil, plus, kann, idealerweise, umgebung, stack, tests, testing',
    software:
      'entwickler, entwicklerin, entwicklung, softwareentwicklung, programmierung, programmieren, anwendungen, anwendung, schnittstellen, datenbanken, datenbank, technologien, programmiersprachen, programmiersprache, entwickeln, entwickelst, dienste, plattform, systeme',
    lack: 'nicht, kein, keine, keinen, ohne, nie, fehlt, fehlen',
    terms:
      'dsgvo, gmbh, ag, kmu, vollzeit, teilzeit, unbefristet, befristet, homeoffice, home-office, festanstellung, freiberuflich, ab sofort, m/w/d, w/m/d, m/w/x',
    list: 'sonst, ansonsten, zur not, zur not auch, notfalls, notfalls auch, ersatzweise, oder alternativ, oder auch, oder notfalls, oder zumindest, oder eben, oder zur not, und, oder, sowie, bzw, noch, und/oder, als auch, wie auch, aber auch, alternativ, wahlweise, beziehungsweise',
    passage:
      'mit, von, vom, der, die, das, dem, den, ein, eine, einen, einer, eines, suchen, nutzen, verwenden, wir, setzen, auf, in, im, kenntnisse, kenntnisse in, kenntnissen, erfahrung, erfahrung mit, erfahrung in, erfahrungen mit, erforderlich, berufserfahrung, vorkenntnisse, vorkenntnisse in, vorwissen, vorerfahrung, wissen, know-how, zwingend, unbedingt, für, diese, dieser, diesen, dieses, stelle, rolle, position, job, hier, was, bei, bei uns, uns, sie, dich, du, ihr, es, man, noch, auch, mehr, reine, reinen, reiner, alte, alten, klassische, klassischen, entwickler, entwicklerin, profile, profil, musst, müssen, können, sollst, brauchst, arbeiten, arbeitet, programmieren, entwickeln, einsetzen, einsatz, zum, zur, an, dafür, tiefe, tiefen, tiefgehende, besondere, besonderen, spezielle, speziellen, großen, fundierten, ist, leute',
    follower:
      'entwickler, entwicklerin, entwickler:innen, kenntnisse, kenntnissen, erfahrung, erfahrungen, vorkenntnisse, profile, profil, stack, umfeld, kompetenz, know-how, code, projekte, anwendungen, systeme, altsysteme, bewerber, kandidaten, leute, menschen',
    verb: 'nutzen, verwenden, setzen, arbeiten, arbeitest, reicht, genügt, suchen, brauchst, benötigst, reichen, übernimmt, ersetzt, abgelöst, kommt, kommen, läuft, laufen, schreiben, migriert, gewechselt',
    years:
      'jahrzehnt, jahrzehnte, ein jahrzehnt, dekade, eine dekade, ein halbes jahrzehnt, zweijährige, zweijähriger, dreijährige, dreijähriger, vierjährige, vierjähriger, fünfjährige, fünfjähriger, sechsjährige, sechsjähriger, achtjährige, achtjähriger, zehnjährige, zehnjähriger, jährchen, jahre be, jahre exp, jährigen, jährigem, jhr, jahr, jahre, jahren, jahre erfahrung, jahre berufserfahrung, mehrjährige, mehrjähriger, langjährige, langjähriger, j, jahr(e), jährige, jähriger',
    nature:
      'cloudplattform, cloud plattform, cloudanbieter, cloud anbieter, public cloud, ci tool, testframework, frontend framework, js framework, skriptsprache, jvm sprache, backendsprache, sprache, hauptsprache, programmiersprache, framework, datenbank, werkzeug, laufzeit, bibliothek, cloud, broker, orm, message broker, werkzeugkette',
    usedWhat: '',
    replaced:
      'ersetzt, abgelöst, ausgetauscht, ersetzen wir, wir ersetzen, lösen wir, eingetauscht, getauscht',
    successor: 'durch, gegen, von, zugunsten von',
  },
  role: {
    senior:
      'seniorentwickler, seniorentwicklerin, seniorberater, seniorarchitekt, erfahrener, erfahrene, erfahrenen, erfahrenem, erfahrene:r, erfahrene:n, erfahrene*r, erfahrene/r, erfahrene/n, berufserfahrener, berufserfahrene, berufserfahren, leitender, leitende, leitenden, leitende:r',
    rank: 'leiter, leiterin, leitung, chefarchitekt',
    lead: 'entwicklungsleiter, entwicklungsleiterin, technischer leiter, technische leiterin, technischer leiter softwareentwicklung, technische leitung, leiter softwareentwicklung, leiterin softwareentwicklung, leiter entwicklung, leitung softwareentwicklung, leiter der softwareentwicklung, leiter der entwicklung, it-leiter, chefentwickler, chefentwicklerin, chefarchitekt, teamleiter, teamleiterin, teamleitung, lead-entwickler, lead-entwicklerin, lead-entwickler:in',
    otherLevel:
      'werkstudent, werkstudentin, werkstudent:in, praktikant, praktikantin, praktikum, berufseinsteiger, berufseinsteigerin, berufseinsteiger:in, berufsanfänger, einsteiger, quereinsteiger, auszubildender, auszubildende, azubi, absolvent, absolventin, studentische hilfskraft, duales studium, dualer student, angehender, angehende',
    roleNoun:
      'entwickler, entwicklerin, entwickler:in, entwickler*in, entwickler/in, entwickler_in, softwareentwickler, softwareentwicklerin, softwareentwickler:in, softwareentwickler/in, webentwickler, webentwicklerin, anwendungsentwickler, anwendungsentwicklerin, programmierer, programmiererin, ingenieur, ingenieurin, softwareingenieur, architekt, architektin, softwarearchitekt, softwarearchitektin, berater, beraterin, administrator, administratorin, systemadministrator, fachinformatiker, informatiker, informatikerin, spezialist, spezialistin, experte, expertin, stelle, backendentwickler, backendentwicklerin, backendentwickler:in, fullstackentwickler, fullstackentwicklerin, seniorentwickler, seniorentwicklerin, mitarbeiter, mitarbeiterin, softwareentwicklung, verstärkung, unterstützung, app-entwickler, app-entwicklerin, appentwickler, appentwicklerin, frontendentwickler, frontendentwicklerin, datenanalyst, datenanalystin, dateningenieur, dateningenieurin, datenwissenschaftler, systemadministratorin, netzwerkadministrator, systemingenieur, datenbankentwickler, mobilentwickler, frontender, backendler, frontendler, datenbankadministrator, datenbankadministratorin, datenbankadministrator:in, systemadministrator:in, netzwerkadministratorin, dateningenieur:in, datenwissenschaftlerin, datenwissenschaftler:in, ki-entwickler, ki-entwicklerin, ki-entwickler:in, ki-ingenieur, ki-ingenieurin, ki-experte, ki-expertin, cloud-ingenieur, cloudingenieur, cloudingenieur:in, plattformingenieur, plattformingenieurin, plattformentwickler, plattformentwicklerin, plattformentwickler:in, infrastrukturingenieur, sicherheitsingenieur, sicherheitsexperte, sicherheitsexpertin, sicherheitsanalyst, sicherheitsanalystin, it-sicherheitsexperte, it-sicherheitsexpertin, oberflächenentwickler, oberflächenentwicklerin, cloudarchitekt, cloud-architekt, cloudarchitektin, cloud-architektin, app-entwickler:in, appentwickler:in, mobilentwicklerin, datenarchitekt, datenarchitektin, werkstudent, werkstudentin, praktikant, praktikantin, praktikum, testautomatisierer, testautomatisiererin, testingenieur, testingenieurin, testerin, projektleiter, projektleiterin, produktmanager, produktmanagerin, steuerungsprogrammierer, cloud-administrator, netzwerktechniker, techniker, technikerin, linux-administrator, betriebsingenieur, frontendentwickler/in, frontend-entwickler, frontend-entwicklerin, systembetreuer, systembetreuerin, systemtechniker, systemtechnikerin, dozent, dozentin, lehrer, lehrerin, trainer, trainerin, buchhalter, buchhalterin, vertriebsmitarbeiter, vertriebsmitarbeiterin, recruiter, recruiterin, personaler, verkäufer, verkäuferin, produktdesigner, produktdesignerin, forscher, forscherin, produktchef',
    roleNouns:
      'entwicklerinnen, entwickler:innen, entwickler*innen, ingenieure, programmierer, softwareentwickler, softwareentwickler:innen, kolleginnen, fachkräfte, talente, bewerber, profis, architekten, spezialisten',
    relation:
      'berichtet, berichten, berichtest, berichtest an, gemeinsam mit, zusammen mit, unterstützung, unterstützt, unterstützen, unterstützt du, entlastet, zusammenarbeit, zusammenarbeit mit, arbeitest mit, arbeitest eng mit, arbeiten mit, arbeitest du mit, arbeitest zusammen mit, unterstützt von, lernst von, angeleitet, begleitet, an der seite, in abstimmung mit, abstimmung mit, kollegen, kolleginnen, kollege, mentor, mentoring, betreut von, entwicklung zum, aufstieg zum, weiterentwicklung zum, unserem, unseren, steht dir, stehen dir, zur seite',
    hiring:
      'suchen, suchen wir, wir suchen, gesucht, sucht, als, für, werde, verstärke, verstärkung, bist du, du bist, wir stellen ein, einstieg als, stelle als, position als, suche, suche ich, brauchen, brauche, jemand, jemanden, wer, irgendwen',
    otherSenior:
      'führungskräfte, führungskräften, kollegen, kolleginnen, kollege, stelle, residenz, pflege, heim, menschen, bürger, unternehmen, mitarbeitern, management',
    backend:
      'backendentwickler, backendentwicklerin, backendentwickler:in, backendentwicklung, backend-entwicklung, serverseitig, serverseitige, serverseitigen, serverseitiger, serverseitiges, backendsysteme, backendbereich, backendler',
    fullstack: 'fullstackentwickler, fullstackentwicklerin, fullstackentwicklung, vollstack',
    anotherTrade:
      'frontendentwickler, frontendentwicklerin, frontendentwicklung, tester, testerin, gestalter, gestalterin, mediengestalter, systemadministrator, netzwerk, sicherheit, spieleentwickler, oberflächen, eingebettete systeme, sps, hardware, technischer redakteur, technische redakteurin, testautomatisierer, testautomatisiererin, testingenieur, testingenieurin, projektleiter, projektleiterin, produktmanager, produktmanagerin, steuerungsprogrammierer, firmware, embedded, eingebettet, dozent, dozentin, lehrer, lehrerin, trainer, trainerin, buchhalter, buchhalterin, vertriebsmitarbeiter, vertriebsmitarbeiterin, recruiter, recruiterin, personaler, verkäufer, verkäuferin, produktdesigner, produktdesignerin, vertrieb, produktchef',
    asking:
      'du, erfahrung, erfahrungen, entwickelst, entwickeln, entwicklung, kenntnisse, gestaltest, verantwortest, baust, implementierst, konzipierst, programmierst, weiterentwicklung, umsetzung, aufbau, verantwortlich, schwerpunkt, bereich',
    prose:
      'wir, ihr, sie, unser, unsere, unserem, unseren, du, dein, deine, deinen, ist, sind, wird, werden, haben, hast, hat, kannst, das, dass, weil, wenn, was, uns, dich, dir, es',
    datum:
      'karrierelevel, berufserfahrung, karrierestufe, position, stelle, titel, jobtitel, funktion, level, positionsebene, erfahrungsstufe',
    possessive: 'unser, unsere, unserem, unseren, unserer, unseres, ihrem, ihren, anderen',
    between: 'zwischen, von',
    minor: 'etwas, wenig, bisschen, gelegentlich',
    standAlone: 'leiter, leiterin',
    frontend:
      'frontendentwickler, frontendentwicklerin, frontendentwickler:in, frontendentwicklung, oberflächen, frontendler, oberflächenentwickler, oberflächenentwicklerin, frontend-entwicklung, frontendentwickler/in, frontend-entwickler, frontend-entwicklerin',
    mobile:
      'appentwickler, app-entwickler, appentwicklerin, app-entwicklerin, mobilentwickler, appentwickler:in, app-entwickler:in, mobilentwicklerin, app-entwicklung, appentwicklung',
    data: 'daten, datenanalyst, datenanalystin, dateningenieur, dateningenieurin, datenwissenschaftler, datenwissenschaftlerin, datenbankentwickler, dateningenieur:in, datenwissenschaftler:in, ki, ki-entwickler, ki-entwicklerin, ki-entwickler:in, ki-ingenieur, ki-ingenieurin, ki-experte, ki-expertin, datenplattform, datenanalyse, maschinelles lernen, künstliche intelligenz, dateningenieurwesen, datenwissenschaft, datenmodellierung, datenarchitekt, datenarchitektin, dwh, business intelligence',
    infrastructure:
      'systemadministrator, systemadministratorin, netzwerk, netzwerkadministrator, systemingenieur, infrastruktur, datenbankadministrator, datenbankadministratorin, datenbankadministrator:in, systemadministrator:in, netzwerkadministratorin, cloud-ingenieur, cloudingenieur, cloudingenieur:in, plattformingenieur, plattformingenieurin, plattformentwickler, plattformentwicklerin, plattformentwickler:in, infrastrukturingenieur, cloudarchitekt, cloud-architekt, cloudarchitektin, cloud-architektin, systemintegration, plattform, netzwerktechniker, netzwerkingenieur, systembetreuer, systembetreuerin, cloud-administrator, rechenzentrum, linux-administrator, betriebsingenieur, it-betrieb, systemtechniker, systemtechnikerin',
    security:
      'sicherheit, it-sicherheit, informationssicherheit, cybersicherheit, sicherheitsingenieur, sicherheitsexperte, sicherheitsexpertin, sicherheitsanalyst, sicherheitsanalystin, it-sicherheitsexperte, it-sicherheitsexpertin',
    client: 'kunden, kunde, kundin, mandanten, auftraggeber',
    outsider:
      'recruiterin, personaler, personalerin, personalreferent, personalreferentin, personalvermittler, personalberater, personalberaterin, dozent, dozentin, lehrer, lehrerin, lehrkraft, trainer, trainerin, schulungsleiter, buchhalter, buchhalterin, lohnbuchhalter, lohnbuchhalterin, finanzbuchhalter, finanzbuchhalterin, bilanzbuchhalter, bilanzbuchhalterin, steuerfachangestellte, vertriebsmitarbeiter, vertriebsmitarbeiterin, vertriebler, vertrieblerin, vertriebsingenieur, vertriebsingenieurin, verkäufer, verkäuferin, außendienst, sachbearbeiter, sachbearbeiterin, sachbearbeiter:in, sekretär, sekretärin, bürokraft, bürokaufmann, bürokauffrau, empfangskraft, assistenz, teamassistenz, koch, köchin, fahrer, fahrerin, erzieher, erzieherin, pflegefachkraft, pflegekraft, krankenpfleger, arzt, ärztin, jurist, juristin, redakteur, redakteurin, texter, texterin, übersetzer, übersetzerin, marketingmanager, marketingmanagerin, produktmanager, produktmanagerin, product-owner, produktchef, sicherheitsmitarbeiter, sicherheitsmitarbeiterin, sicherheitskraft, wachmann, wachschutz, objektschutz, elektriker, elektrikerin, mechaniker, mechanikerin, lagerist, lageristin, lagermitarbeiter, hausmeister, reinigungskraft, friseur, friseurin',
    developer:
      'entwickler, entwicklerin, entwickler:in, entwickler*in, entwickler/in, entwickler_in, softwareentwickler, softwareentwicklerin, softwareentwickler:in, softwareentwickler/in, anwendungsentwickler, anwendungsentwicklerin, anwendungsentwickler:in, webentwickler, webentwicklerin, webentwickler:in, programmierer, programmiererin, programmierer:in, softwareingenieur, softwareingenieurin, softwareentwicklung, anwendungsentwicklung',
    team: 'team, teams, mannschaft, truppe, abteilung, bereich',
  },
  topic: {
    elsewhere:
      'kollegen, kolleginnen, nachbarteam, anderes team, anderen team, andere teams, schreiben andere, machen andere, bauen andere, ein partner, unser partner, dienstleister, externer dienstleister, schwesterhaus, zulieferer, jemand anders, jemand anderes, agentur, ein freelancer, schwesterfirma',
    taught:
      'lernst du, lernst du hier, lernst du bei uns, lernst du dann, kannst du hier lernen, kannst du lernen, bringen wir dir bei, wir bringen dir bei, zeigen wir dir, wir zeigen dir, lernt man hier, lernt man bei uns, lernbar, lernen sie bei uns, arbeiten wir dich ein, bei uns lernen, kann man lernen, kannst du bei uns lernen, kriegst du beigebracht, lernst du schnell, lernst du on the job',
    seeking:
      'suchen, sucht, suche, gesucht, gesucht wird, gesucht werden, auf der suche nach, brauchen jemanden, braucht jemanden, stellen ein, brauchen wen',
    optionalLabel: 'kann, soll, sollte, kür, gern, gerne, schön',
    yours: 'dein, deine, deinen, deinem, deiner, ihr, ihre, ihren, ihrem',
    helping:
      'steht dir, stehen dir, zur seite, an deiner seite, an ihrer seite, hilft dir, helfen dir, unterstützt dich, unterstützen dich, begleitet dich, begleiten dich, betreut dich, betreuen dich, coacht dich, arbeitet dich ein, arbeiten dich ein, lernt dich an, zeigt dir, zeigen dir, als mentor, als mentorin, als buddy, als pate, als patin, als ansprechpartner, dein mentor, deine mentorin, dein buddy, dein pate, perspektive, aufstiegschancen, aufstieg, entwicklungsmöglichkeiten, entwicklungsperspektive, karrierepfad, karriereweg, auf dem weg zum, auf dem weg zur, nachfolge von',
    member: 'mitglied, teil',
    asMember: 'als',
    substitute:
      "geht auch, gehen auch, passt auch, ist auch ok, ist auch okay, auch ok, auch okay, auch gut, auch möglich, tut es auch, tuts auch, tut's auch, reicht auch, zählt auch, wäre auch ok, wäre auch okay, ist ebenso ok, ist genauso gut, ebenso gut, genauso gut, ist auch gut, ist ebenfalls ok, geht ebenfalls, ginge auch, wird auch akzeptiert, ist auch in ordnung, auch in ordnung, nehmen wir auch",
    article: 'ein, eine, einer, einem, einen',
    others: 'der kunde, die kundin',
    demandingWord:
      'kriterien, handwerkszeug, rüstzeug, sitzen, fundament, basics, pflichtprogramm, brauchen wir, brauchen, brauchst, erwarten, können, kannst, solltest, sollten, passt, person, kandidat, jemanden, wünschen, verlangen, voraussetzen, fordern, zählt, suchen, sattelfest, vorweisen, wichtig',
    welcomingWord:
      'entzücken, entzückt, jubeln, begeistern, beeindruckt, beeindrucken, glücklich, sahne, sahnehäubchen, bonus, krone, vorsprung, abrundet, rundet, luftsprünge, umhauen, punktest, punkten, freuen, freut, lächeln, begeistert, schön, toll, super, klasse, extra, punkte, sammelst, gern, gerne, kür, strahlen, herz, krönung, beeindruckst, abheben, sympathiepunkte, interessant',
    taskWord:
      'arbeitsalltag, lehrjahr, ausbildung, einsatz, tätigkeiten, arbeit, job, herausforderung, herausforderungen, zukunft, arbeitsplatz, kollegen, einstieg, gehalt, vertrag, karriere, tag, woche, spielwiese, verantwortung, weg, machen, machst, tun, bauen, baust, arbeiten, arbeitest, lernen, bewegen, gestalten, übernimmst, anpacken, alltag, team, bieten, bekommst, macht',
    conditional: "wär, wärs, wär's, wäre, wären, würde, würden, hättest, hätten, könntest, könnten",
    besides: 'schon, schon mal, bereits, schonmal, auch, zusätzlich, außerdem, darüber hinaus',
    praise:
      'genial, stark, mega, geil, fein, ideal, wunderbar, großartig, nett, nice, hammer, prima, cool, perfekt, spitze, umso besser',
    demandingHeading:
      'erforderliche, notwendige, zwingende, das setzen wir voraus, setzen wir voraus, wird vorausgesetzt, darf nicht fehlen, dürfen nicht fehlen, handwerkszeug, rüstzeug, anforderungen, anforderung, anforderungsprofil, dein profil, ihr profil, profil, qualifikation, qualifikationen, voraussetzungen, voraussetzung, das bringst du mit, bringst du mit, bringen sie mit, bringst, mitbringst, mitbringen, was du mitbringst, das bringen sie mit, was sie mitbringen, was du mitbringen solltest, mitbringen solltest, mitbringen sollten, du bringst mit, sie bringen mit, zwingend, muss, muss-kriterien, musst, pflicht, erforderlich, erforderliche kenntnisse, fähigkeiten, kompetenzen, fachkompetenz, kenntnisse, erfahrung, das zeichnet dich aus, zeichnet dich aus, zeichnet sie aus, überzeugst, überzeugen sie, damit überzeugst du uns, womit du überzeugst, wen wir suchen, wir suchen, suchen wir, was wir suchen, wir erwarten, erwarten wir, was wir erwarten, was wir von dir erwarten, das erwarten wir, wir wünschen uns, das wünschen wir uns, wir uns wünschen, darauf freuen wir uns, was dich auszeichnet, was sie auszeichnet, dich auszeichnet, sie auszeichnet, auszeichnet, das solltest du mitbringen, das bist du, wer du bist, du passt zu uns, passt zu uns, so passt du zu uns, über dich, du hast, sie haben, sie verfügen über, du verfügst über, das kannst du, was du kannst, dein background, dein skillset, deine skills, ihre skills, skills, deine qualifikation, deine qualifikationen, ihre qualifikation, ihre qualifikationen, deine stärken, ihre stärken, hard skills, must-haves, know-how, dein know-how, kannst du, deine talente, ihre kompetenzen, das macht dich aus, was wir uns wünschen, gesucht, notwendig, dein können, dein gepäck, in deinem rucksack, im gepäck, unverzichtbar, unabdingbar, muss-kriterium, muss-anforderungen, unerlässlich, das erwarten wir von dir, was ich suche, ich suche, wichtig',
    welcomingHeading:
      'gewünschte, gern gesehene, schätzen wir, außerdem schätzen wir, wissen wir zu schätzen, sticht heraus, stichst heraus, stichst du heraus, hebst dich ab, hebt dich ab, extrapunkte gibt es für, pluspunkte, pluspunkt, wünschenswert, von vorteil, vorteil, vorteilhaft, bonuspunkte, idealerweise, idealerweise bringst du mit, im idealfall, das wäre toll, wäre toll, das wäre schön, schön wäre, wäre schön, wäre super, das wäre super, wäre klasse, ein plus, das wäre ein plus, wäre ein plus, gern gesehen, gerne gesehen, kann, kann-kriterien, optional, nice-to-have, nice to have, darüber freuen wir uns, freuen wir uns besonders, zusätzlich von vorteil, zusatzqualifikationen, bonus, außerdem wünschenswert, das i-tüpfelchen, weitere pluspunkte, kein muss, damit kannst du punkten, damit punktest du, punkten, erwünscht, hilfreich, plus, wünschenswerte, das macht uns besonders neugierig, neugierig, macht uns neugierig, sahnehäubchen, das sahnehäubchen, kirsche auf der torte, bonuspunkte gibt es für, extrapunkte, zusätzliche pluspunkte, damit stichst du heraus, damit begeisterst du uns, wünschenswerte kenntnisse, wünschenswerte erfahrungen, kein muss aber',
    taggingHeading:
      'technologien, techstack, tech-stack, stack, werkzeuge, schlagwörter, schlagworte',
    neutralHeading:
      'gut zu wissen, das solltest du wissen, dein arbeitsalltag, arbeitsalltag, dein alltag, auf deinem tisch, im ersten jahr, im ersten lehrjahr, aufgaben, deine aufgaben, ihre aufgaben, aufgabengebiet, aufgabenbereich, das erwartet dich, das erwartet sie, erwartet dich, erwartet sie, was dich erwartet, was sie erwartet, dich erwartet, sie erwartet, über uns, wir über uns, wer wir sind, unser stack, unser tech-stack, unser umfeld, technisches umfeld, umfeld, tätigkeiten, tätigkeit, tätigkeitsbereich, verantwortung, deine rolle, ihre rolle, deine mission, deine position, ihre position, dein job, deine stelle, das machst du, machst du, was du tust, was du bei uns machst, dein aufgabengebiet, kontakt, ansprechpartner, dein kontakt, unternehmen, das unternehmen, das sind wir, warum du, bewerbung, so bewirbst du dich, unsere technologien, damit arbeiten wir, womit wir arbeiten, wir nutzen, das team, dein team, ihr team, einsatzgebiet, projekt, das projekt, schwerpunkte, ihre schwerpunkte, deine schwerpunkte, rahmenbedingungen, stellenbeschreibung, einleitung, unsere kultur, warum zu uns, unseren tech-stack, unserem tech-stack, unseren stack, unserem stack',
    offeringHeading:
      'nichts für dich, nicht für dich, nichts für sie, nicht das richtige für dich, wir bieten, bieten wir, das bieten wir, unser angebot, was wir bieten, wir dir bieten, wir ihnen bieten, bieten, angebot, benefits, deine benefits, ihre benefits, vorteile, deine vorteile, ihre vorteile, freu dich auf, darauf kannst du dich freuen, gute gründe, warum wir, lerninhalte, das bekommst du, bekommst du von uns, du bei uns lernst, was du lernst',
    resume:
      'berufserfahrung, beruflicher werdegang, werdegang, lebenslauf, ausbildung, schulbildung, persönliche daten, geburtsdatum, staatsangehörigkeit, hobbys, sprachkenntnisse, referenzen, heute, weiterbildungen',
    self: 'ich, mein, meine, meinen, meinem, meiner, mir, mich',
    yes: 'klar, natürlich, sowieso, logisch, selbstverständlich, definitiv, unbedingt, eh klar, auf jeden fall, ja',
    company:
      'das unternehmen, markt, unternehmen, firma, agentur, gegründet, marktführer, tradition, beratungshaus, softwarehaus, systemhaus',
    moving:
      'wechseln, migrieren, steigen, ziehen, stellen, wechselt, migriert, umziehen, gewechselt, umgestiegen, umgezogen',
    origin: 'von, vom, aus',
    destination: 'bis, auf, zu, nach',
    permitting:
      'ok, okay, willkommen, gern, gerne, gerne auch, möglich, reicht, genügt, passt, kein problem, herzlich willkommen, in ordnung, denkbar',
  },
  detail: {
    whenLabel: 'wann, start, beginn, termin, zeitraum, ab wann, verfügbarkeit',
    fromOn:
      'mind, min, mindestens, etwa, ca, circa, rund, über, mehr als, ungefähr, so, gut, gute, knapp, schon, sagen wir, gern, gut und gern, ab, so ab',
    date: 'januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, sofort, asap, schnellstmöglich, baldmöglichst, zeitnah, nächstmöglich, frühestens, bald',
    starting:
      "losgehen, loslegen, geht's los, antritt, dienstbeginn, arbeitsbeginn, vertragsbeginn, einsatzbeginn, ab dem, start, beginn, eintritt, einstieg, startklar, verfügbar, verfügbarkeit, starten, anfangen, los geht's, projektstart, projektbeginn",
    term: 'vertrag, befristet, befristung, laufzeit, projektlaufzeit, garantie, probezeit, projektdauer, dauer, verlängerung, wachstum, befristeter, befristete',
    offered:
      'kurs, kurse, sprachkurs, sprachkurse, deutschkurs, deutschkurse, englischkurs, englischkurse, unterricht, bezahlt, bezahlte, bezahlen, zahlen, kostenlos, kostenlose, finanzieren, übernehmen, budget',
    grade:
      'sprechend, nötig, hauptsache, sehr, recht, ganz, wäre, gut|e|em|en|es|er, sehr gut, sicher|e|em|en|es|er, solide|s, perfekt|e|es, ok, okay, top, passabel, passables, brauchbar, grundkenntnisse, niveau, sprachniveau, level, wort, schrift, ausreichend|e|es, reicht, klar, pflicht, zwingend, kenntnisse, auch, mindestens, mind, min, wünschenswert, egal, sollte, muss, geht, super, erforderlich, notwendig, schriftlich, mündlich',
    level:
      'deutschsprachig, englischsprachig, sprachig, sprechend, fließend|e|em|en|es|er, fliessend|e|em|en|es|er, fliesend, verhandlungssicher|e|em|en|es|er, muttersprache, muttersprachler, muttersprachlich, muttersprachniveau, muttersprachlichem, stilsicher|e|em|en|es|er, konversationssicher|e|es, kommunikationssicher, sprichst, sprechen, spricht, sprachkenntnisse, in wort und schrift, wort und schrift, wort & schrift, in wort & schrift',
    tongueLabel:
      'sprachen, sprache, sprachlich, projektsprache, arbeitssprache, teamsprache, unternehmenssprache, fremdsprachen, umgangssprache, firmensprache',
    degree:
      'studium oder, studium abgeschlossen, facharbeiterbrief, gesellenbrief, meisterbrief, dipl ing, diplom-ingenieur, diplom-informatiker, informatik studiert, du studierst, studierst, studierende, abgeschlossenes studium, hochschule, uni-abschluss, uniabschluss, masterabschluss, bachelorabschluss, abitur, ihk-abschluss, staatlich geprüft, dipl.-ing, hochschulausbildung, lehrabschluss, lehre, studium, hochschulabschluss, hochschulstudium, studienabschluss, bachelor, master, diplom, promotion, ausbildung, berufsausbildung, abschluss, fachinformatiker, htl, fh, universität, informatikstudium',
    tongue:
      'deutsch|er|em, italienisch, spanisch, portugiesisch, niederländisch, polnisch, schwedisch, dänisch, norwegisch, russisch, ukrainisch, tschechisch, slowakisch, ungarisch, rumänisch, bulgarisch, griechisch, türkisch, arabisch, chinesisch, mandarin, japanisch, koreanisch, finnisch, kroatisch, serbisch, slowenisch, hebräisch, hindi, schweizerdeutsch, italienischkenntnisse, spanischkenntnisse, französischkenntnisse, portugiesischkenntnisse, niederländischkenntnisse, polnischkenntnisse, russischkenntnisse, tschechischkenntnisse, türkischkenntnisse, ungarischkenntnisse, schwedischkenntnisse, dänischkenntnisse, deutschkenntnissen, englischkenntnissen, fremdsprachenkenntnisse, deutschsprachig, englischsprachig, deutschniveau, englischniveau, deutsch, englisch, französisch, deutschkenntnisse, englischkenntnisse, sprachkenntnisse, deutsch- und englischkenntnisse, fließend deutsch, muttersprache, fließendes deutsch, fließendes englisch, fließend englisch, verhandlungssicheres deutsch, verhandlungssicheres englisch',
    place:
      'tage im büro, vor ort, präsenz, umzugsbereitschaft, bürotage, dienstort, arbeitserlaubnis, wohnhaft, du wohnst in, präsenztage, im büro, ins büro, büropräsenz, büropflicht, tage büro, im office, umzug, eu-arbeitserlaubnis, aufenthaltstitel, wohnsitz, wohnort, einsatz vor ort, vor-ort, pendeln, pendelbar, hybrid, hybride, in präsenz, vor ort beim kunden, anwesenheit, präsenztag, bürotag',
    clearance:
      'sicherheitsfreigabe, ü1, sü1, sü 2, sü 3, ü 2, ü 3, nato secret, nato-freigabe, sabotageschutz, polizeiliches, führungszeugnisses, schufa, ugm, sicherheitsüberprüfungsgesetz, sicherheitsüberprüfung, sicherheitsüberprüft, sü2, sü3, ü2, ü3, führungszeugnis, polizeiliches führungszeugnis',
    notice:
      'kündigungsfrist max, sofort, ab nächstmöglich, schnellstmöglich starten, start asap, verfügbar ab, kurzfristig verfügbar, zeitnah verfügbar, ab sofort, eintritt sofort, kündigungsfrist, eintrittsdatum, eintrittstermin, frühestmöglicher eintritt, sofort verfügbar, zum nächstmöglichen zeitpunkt, nächstmöglicher zeitpunkt, sofortiger beginn, startdatum, starttermin, dienstantritt, eintritt ab, eintritt zum',
    travel:
      'fliegen, übernachtungen, übernachtung, auf achse, kundenterminen, kundentermine, reist, zum kunden, beim kunden, montage, außendienst, reisebereitschaft ca, kundenbesuche, reiseanteil ca, beim kunden vor ort, dienstreisebereitschaft, reise, reisebereitschaft, reisetätigkeit, dienstreisen, reisebereit, reiseanteil, reisen, dienstreise, reisetage, gelegentliche reisen',
    certificate:
      'zertifikat, zertifizierung, zertifiziert, zertifizierter, zertifizierte, führerschein b, führerschein klasse b, pkw-führerschein, staplerschein, scrum-master-zertifikat, pmp-zertifizierung, fsk b, führerschein, führerscheinklasse, fahrerlaubnis',
    unneeded: 'egal, ist egal, uns egal, ist uns egal, unwichtig, nebensache, kein muss',
    placeLabel:
      'standort, arbeitsort, einsatzort, ort, büro, dienstort, arbeitsplatz, wo, region, dienstsitz, einsatzgebiet, standorte, lokation, location, raum, sitz',
    amount:
      'mehrjährige, mehrjähriger, langjährige, langjähriger, mehrere, einige, oder mehr, und mehr, oder länger, plus',
    ofThese: 'von denen, darin, davon, hiervon, wovon, darunter',
    closing:
      'ungefähr, circa, mindestens, minimum, wären gut, sind pflicht, sollten sein, sollte sein, muss, müssen, reicht, reichen, genügt, genügen, wären, wäre, sind, ist, gern, gerne, bitte, hat, haben, sollte, sollten, vorausgesetzt, erforderlich, ist ok, ist okay',
    career:
      'professionell, mitbringst, mitbringen, vorweisen, insgesamt, gesamt, vollzeit, kommerzielle, kommerzieller, handfeste, echte, echter, hinter dir, unterwegs, gearbeitet, oder so, dev, mindestens, im job, coding, programmieren, entwickeln, berufserfahrung, berufliche, beruflicher, einschlägige, einschlägiger, relevante, relevanter, praktische, praktischer, softwareentwicklung, entwicklung, software, vergleichbaren, ähnlichen, praxis, praxiserfahrung, it, der, mehr, oder mehr, und mehr, oder länger, plus, ict, edv, branche, softwarebranche, it branche, nachweisbare, nachgewiesene, fundierte, beruflich, berufspraxis, informatik, bereich, umfeld, position, rolle, funktion, beruf, job, tätigkeit, vergleichbarer, ähnlicher, programmierung, anwendungsentwicklung, arbeitserfahrung, programmiererfahrung, entwicklungserfahrung, projekterfahrung, projektpraxis, als, dem, den, die, das',
    city: 'münchen, hamburg, köln, frankfurt, stuttgart, düsseldorf, leipzig, dortmund, bremen, hannover, nürnberg, dresden, bochum, wuppertal, bielefeld, bonn, münster, karlsruhe, mannheim, augsburg, wiesbaden, gelsenkirchen, aachen, braunschweig, kiel, chemnitz, magdeburg, freiburg, krefeld, mainz, lübeck, erfurt, rostock, kassel, potsdam, saarbrücken, oldenburg, osnabrück, heidelberg, darmstadt, paderborn, regensburg, ingolstadt, würzburg, ulm, heilbronn, wolfsburg, göttingen, reutlingen, bremerhaven, koblenz, erlangen, jena, trier, konstanz, bamberg, bayreuth, passau, rosenheim, walldorf, wien, graz, linz, salzburg, innsbruck, klagenfurt, zürich, basel, luzern, winterthur, genf, lausanne, st. gallen',
    remote:
      'homeoffice, home-office, home office, mobiles arbeiten, mobil arbeiten, mobile arbeit, remote-arbeit, remotearbeit, ortsunabhängig, von zu hause, von zuhause, heimarbeit, telearbeit, remote möglich, vollremote',
    site: 'büro, büros, niederlassung, geschäftsstelle, zentrale, hauptsitz, studio',
  },
  clause: {
    subject: 'wir, du, sie, ihr, ich, man',
    speaker: 'wir',
    pronoun: 'es, das, dies, diese, davon, damit, sie',
    singular: 'ist, wird, wäre, war, kein muss',
    lacking: 'ohne',
    determiner: 'kein, keine, keinen, keiner, keinem, keinerlei',
    credential:
      'zertifikat, zertifikate, zertifizierung, zertifizierungen, zertifiziert, diplom, studium, abschluss, hochschulabschluss, ausbildung',
    opensClause: 'und, aber, denn',
    all: 'alle, alles, allen, jede, jedes, sämtliche',
    asksWhat: 'was, das, wer',
    experienceNoun:
      'auf dem buckel, im gepäck, im rücken, auf dem tacho, auf der uhr, erfahrungsschatz, am buckel, erfahrung, berufserfahrung, kenntnisse, vorkenntnisse, im beruf, exp, praxis, praxiserfahrung, erfahrungen, programmiererfahrung, entwicklungserfahrung, projekterfahrung, arbeitserfahrung, berufspraxis, buckel',
    example:
      'wie, zum beispiel, z.b, bspw, beispielsweise, etwa, wie z.b, wie beispielsweise, wie etwa, wie zum beispiel',
    alternative:
      'sonst, ansonsten, zur not, zur not auch, notfalls, notfalls auch, ersatzweise, oder alternativ, oder auch, oder notfalls, oder zumindest, oder eben, oder zur not, oder, bzw, noch, und/oder, alternativ, wahlweise, beziehungsweise',
    oneOf: 'eine, einer, einen, eines, einem',
    of: 'von, der',
    averse: 'angst, scheu, neu, fremd, abgeneigt',
    preposition: 'in, im, mit, auf, für, bei, an, zu, fürs, beim',
    leaving: 'weg von',
    toward: 'zu, hin zu',
    passive: gone,
    predicate: `${gone}, irrelevant, ausgeschlossen`,
    excepting: 'außer, ausgenommen',
    deterred:
      "brauchst du dich nicht zu melden, brauchst du dich nicht melden, brauchst du dich nicht zu bewerben, brauchst dich nicht zu melden, brauchst dich nicht melden, nicht zu melden, nicht melden, wird's nichts, wird das nix, wirds nix, bist du hier falsch, bist du bei uns falsch, kommst du nicht weit, kommst du hier nicht weit, kommst du bei uns nicht weit, geht nix, geht nichts, geht gar nichts, geht, läuft, funktioniert, scheitert, keine chance, chancenlos, zwecklos, unmöglich, nicht möglich, sinnlos, kein gespräch, vergiss es, vergessen sie es, nicht zu bewerben, nicht bewerben, bewirb dich nicht, nicht berücksichtigt, nicht berücksichtigen, wird es nichts, wird das nichts",
    nothing: 'nichts, niemand',
    pending: 'noch, bisher, bislang',
    pointsOn:
      'schön, toll, super, idealerweise, bestenfalls, vorzugsweise, optional, gerne, gern, wünschenswerterweise, am besten',
    using:
      'nutzen, verwenden, setzen auf, setzt auf, basiert auf, schreiben, einsatz von, wir nutzen, wir verwenden, wir setzen auf, migration auf, umstieg auf',
    year: 'jahr, jahre, jahren',
    dateBefore: 'letzten, letztes, vor, seit, pro, nächsten, diesem, jedes, im, über',
    ago: 'später, zurück, am markt, danach, in folge, hintereinander, garantie, alt, jung',
    duration: 'für, über, in, nach, seit, vor',
    within: 'in',
  },
  exclusion: {
    adverb:
      'bewusst, absichtlich, leider, ehrlich, gerade, derzeit, momentan, aktuell, zurzeit, grundsätzlich, generell, prinzipiell, definitiv, überhaupt, gar, mehr, längst, schon, endlich, einfach, glücklicherweise, sorry, bitte, danke, hier, da, dort, intern, nirgends, auch, wirklich, eigentlich, eher, lieber, explizit, ausdrücklich, ganz, komplett, vollständig, jetzt, nun, demnächst, bald, sukzessive, schrittweise, gerne, halt, eben, so, also, ja, nämlich, sowieso, jemals, je, sicher, bestimmt, versprochen, moment, letztes, letzten, vergangenes, jahr, jahren, sommer, herbst, langem, nach, lange, dank, ein, an, vor, dazu, dabei',
    engaging:
      "nutzen, nutzt, genutzt, verwenden, verwendet, benutzen, benutzt, einsetzen, eingesetzt, setzen, setzt, benötigen, haben, hat, habe, hatten, wollen, will, möchten, mögen, machen, macht, gemacht, suchen, suche, sucht, gesucht, gefragt, gewünscht, vorgesehen, geplant, planen, arbeiten, betreiben, anfassen, fassen, findet, findest, finden, gibt, gibts, gibt's, kommt, kommen, schreiben, geschrieben, unterstützen, unterstützt, pflegen, anbieten, bieten, stellen, rühren, zulassen, erlaubt, zählt, zählen, interessiert, interessieren, thema, infrage, installiert, verbaut, vertreten, gehört, gehören, betrifft, betroffen, einstellen",
    setting:
      'team, stack, haus, hause, code, codebasis, firma, unternehmen, betrieb, projekt, projekte, projekten, produkt, produkte, tools, tool, zeug, kram, sachen, dinge, system, systeme, server, skripte, skript, seite, anwendung, anwendungen, sprache, sprachen, datenbank, datenbanken, orm, cms, framework, frameworks, bibliothek, welt, altsystem, altsysteme, monolith, reste, rest, letzte, letzten, letzter, letztes, alte, alten, alter, altes, ganze, ganzen, ganzes, gute, guten, technologien, techstack, lösung, lösungen, anteil, teil, teile, menüplan, dienste',
    removed:
      'abgeschafft, abgelöst, ausgemustert, abgeschaltet, rausgeworfen, rausgeschmissen, rausgeflogen, geflogen, entfernt, entsorgt, gestrichen, eingestampft, beerdigt, begraben, verbannt, verboten, aussortiert, ausrangiert, aufgegeben, abgekündigt, abgestellt, eingemottet, gekillt, gekickt, verworfen, verabschiedet, losgeworden, los, zurückgebaut, rausgenommen, ausgeschlossen, abgewählt, gecancelt, in rente geschickt, in rente, in den ruhestand geschickt, im ruhestand, über bord geworfen, in die tonne getreten, in die tonne gekloppt, in die tonne, auf den müll geworfen, vom tisch, tabu, passé, passe, geschichte, vergangenheit, raus, unerwünscht, auf dem weg raus, auf dem weg nach draußen, auf dem abstellgleis, ein auslaufmodell, auslaufmodell, hinter uns gelassen, den rücken gekehrt, ein no go, no go, ein rotes tuch, draußen, weg, ausgelaufen, läuft aus, abgehakt, stillgelegt, nicht gewünscht, nicht erwünscht, ausgestorben',
    refusal:
      'nee, nö, ne danke, nein, nein danke, niemals, auf keinen fall, auf gar keinen fall, bloß nicht, um himmels willen, gott bewahre, nie im leben, kommt nicht in die tüte, kommt nicht in frage, kommt nicht infrage, nix da, vergiss es, vergesst es, kannste vergessen, könnt ihr vergessen, kann zuhause bleiben, kann zu hause bleiben, kann draußen bleiben, darf zuhause bleiben, können zuhause bleiben, muss draußen bleiben, nein niemals',
    dismissal:
      'hier falsch, bei uns falsch, falsch hier, hier verkehrt, an der falschen adresse, falsch, weiterscrollen, scroll weiter, scrollt weiter, scrollen sie weiter, nichts für dich, nichts für sie, nichts für euch, nicht die richtige stelle, nicht der richtige job, wird hier nicht glücklich, wirst hier nicht glücklich, wirst du hier nicht glücklich, wirst bei uns nicht glücklich, wirst du bei uns nicht glücklich, wird bei uns nicht glücklich, such woanders, woanders besser aufgehoben, braucht sich nicht zu bewerben, braucht sich nicht zu melden, spar dir die bewerbung, kann weitersuchen',
    only: 'nur, bloß, ausschließlich, lediglich, allein, immer nur, bisher nur',
    pitch:
      'schicken, schickt, schicke, schick, senden, sendet, sende, zusenden, vorschlagen, vorstellen, anbieten, bewerben, melden, anschreiben, anrufen, kontaktieren, mir, uns, mich, profile, profilen, bewerbungen, anfragen, angebote, leute, leuten, menschen, kandidaten, bewerber, experten, fans, jünger, fraktion',
  },
};
