// French cues.
import type { Language } from './language.ts';

/** Negators of technologies before them: `Profils Drupal s'abstenir`. */
const gone =
  "s'abstenir, abstenir, remplacé par, remplacée par, remplacés par, n'est plus utilisé, à bannir, proscrit, n'est pas au programme, c'est fini, hors périmètre, a été remplacé par, a été remplacée par, ont été remplacés par, a laissé place à, ont laissé place à, laisse place à, a cédé la place à, n'est plus du tout utilisé, n'est plus utilisée, ne sont plus utilisés, n'est plus maintenu, a été abandonné, a été abandonnée, ont été abandonnés, n'a plus cours, a disparu, est de l'histoire ancienne, est en cours de remplacement, est en cours de retrait, est en fin de vie, disparaît, c'est terminé, non merci, a été débranché, a été arrêté, ne nous intéresse pas, ce n'est pas pour nous, c'est pas pour nous, pas pour nous, ce n'est pas notre truc, pas notre truc, très peu pour nous, très peu pour moi";

/** Denials of a demand for technologies before or after them. */
const denied =
  "n'est pas un prérequis, ne sont pas un prérequis, n'est pas une obligation, n'est pas un impératif";

export const french: Language = {
  tag: 'fr',
  tells:
    "an, a, aussi, seulement, le, la, les, des, du, de, et, un, une, en, pour, dans, avec, sur, par, est, sont, vous, nous, votre, vos, notre, nos, au, aux, ce, cette, ces, qui, que, ou, ne, pas, vous êtes, êtes, avez, être, avoir, sein, afin, ainsi, leur, chez, sans, mais, comme, tu, ton, tes, expérience, compétences, compétence, connaissance, connaissances, maîtrise, maîtrisez, développeur, développeuse, ingénieur, ingénieure, profil, recherché, recherchons, recherche, requis, requise, requises, souhaité, souhaitée, souhaitées, apprécié, appréciée, exigé, obligatoire, idéalement, poste, équipe, entreprise, atout, atouts, alternance, h/f, f/h, débutant, débutante, confirmé, confirmée, expérimenté, serait, serais, il, elle, bonne, bonnes, solide, ans, environnement, laissé, remplacé, remplacée, utilisons, appréciés, exigés, obligatoires, souhaités, je, j'ai, mon, mes, déplacements, région, on",
  falseFriends:
    'on, or, me, pour, plus, pas, an, as, not, or, tous, but, son, if, sans, main, or, fort, a, y, est, des, chose, as, i, more, pays, comment, dont, ten, sure, see',
  ordinary:
    'Vue, Vite, Tableau, SAS, Segment, Composer, Chef, Reste, Express, Rest, Cargo, Notion, Linear, Slack, Pug, Ours, Coq, Svelte, Internationalisation, Confluent, Starlette',
  small: 'de, des, du, et, la, le, les, en, au, aux, à, pour, par, sur, un, une, d, l',
  suspending: 'et, ou',
  abbreviations: 'angl, esp, all, dipl, exp, etc, ex, p.ex, min, max, cf, env, tél, réf, m, mme',
  decoys:
    "profil github, votre profil github, ton profil github, lien github, point de vue, en vue de, en vue d, en vue, à vue, vue d, vue de, une vue, la vue, chef de, chef d, le chef, un chef, des chefs, chefs, chef de projet, chefs de projet, chef d'équipe, cheffe de projet, au reste, du reste, le reste, tableau de bord, tableaux de bord, tableau de, au plus vite, vite fait, mode express, comme docker, dockers du port, docker sur le port, outlook pour ios, outlook pour android",
  adjectivesFollow: true,
  numerals:
    "un/une/au moins un/au moins une, deux, trois, quatre, cinq, six/demi-douzaine d'années, sept, huit, neuf, dix/décennie/une décennie/dizaine d'années/une dizaine d'années, onze, douze/douzaine d'années/une douzaine d'années, treize, quatorze, quinze/quinzaine d'années/une quinzaine d'années, seize, dix-sept, dix-huit, dix-neuf, vingt/vingtaine d'années/une vingtaine d'années",
  mention: {
    everyday: 'tjm, cdi, cdd, esn, ssii, rtt',
    negator: `veut plus, touche plus, a plus, ont plus, avons plus, cherche plus, bosse plus, voulons plus, pas du tout de, pas du tout d, pas du tout avec, pas du tout, plus du tout de, plus du tout d, plus du tout avec, plus du tout, pas, pas de, pas d, pas du, sans, ni, aucun, aucune, jamais, au lieu de, au lieu d, plutôt que, plutôt que de, plutôt qu, est pas, sont pas, utilisons pas, travaillons pas, faisons pas, cherchons pas, recherchons pas, demandons pas, exigeons pas, voulons pas, pas besoin, pas besoin de, pas besoin d, pas nécessaire, pas nécessaires, pas requis, pas requise, pas requises, pas exigé, pas exigée, pas obligatoire, pas indispensable, pas demandé, pas demandée, non requis, non requise, non exigé, non exigée, non nécessaire, non obligatoire, non demandé, utilisons plus, travaillons plus, faisons plus, développons plus, maintenons plus, utilise plus, fait plus, n'est plus, est plus, hormis, sauf, excepté, à l'exception de, à l'exception du, abandonné, avons abandonné, a abandonné, arrêté, avons arrêté, arrêté d'utiliser, cessé d'utiliser, quitté, délaissé, tourné le dos à, dit adieu à, adieu, fini, exit, à la place de, à la place d, et non, non, inutile de, inutile, loin de, ${gone}, ${denied}, adieu à, oubliez, oublie, tourné la page de, laissé tomber, a laissé tomber, avons laissé tomber, personne n'utilise, aucun intérêt pour, zéro intérêt pour, hors sujet, hors scope, zéro, on évite, évitons, débarrassé de, débarrassés de, plus aucun, plus aucune, plus une ligne de`,
    affirmation:
      "pas seulement, pas uniquement, pas que, pas juste, non seulement, non plus, ou sans, sans oublier, sans problème, pas de problème, pas de souci, pas grave, n'hésitez pas, n'hésite pas, hésitez pas, hésite pas, pas peur, n'a pas peur, n'avez pas peur, n'as pas peur, aucun secret, plus aucun secret, pas de secret, plus de secret, pas encore, pas forcément, pas moins de, pas plus de, pas tous, pas tout, pas mal de, pas mal d, sans parler de, pas étranger, pas étrangère, pas étrangers, sans engagement, sans hésiter, sans cesse, pas à pas, pas négligeable, pas limité à, pas limitée à, sans limite, sans attendre, non négligeable, pas optionnel, pas un débutant, pas débutant, pas rebuté, pas la seule, n'est pas la seule, ne vous fait pas peur, ne te fait pas peur, fait pas peur, pas que du, pas exhaustif, liste non exhaustive, non exhaustive, non exhaustif, de zéro, à zéro, zéro défaut, zéro downtime, zéro trust, zéro à un, zéro interruption",
    supposition: "si, même si, que vous ayez, s'il",
    contrast: 'mais, cependant, toutefois, tandis, alors que, en revanche, par contre',
    be: "est, sont, sera, serait, seraient, était, étaient, reste, êtes, être, c'est, n'est, a, ont, été",
    demand: `nécessaire, nécessaires, obligatoire, obligatoires, requis, requise, requises, exigé, exigée, exigées, demandé, demandée, demandés, demandées, indispensable, indispensables, prérequis, pré-requis, impératif, souhaité, attendu, attendue, utile, non requis, non requise, non exigé, non exigée, non nécessaire, non obligatoire, pas nécessaire, pas requis, pas requise, pas requises, pas exigé, pas exigée, pas obligatoire, pas indispensable, pas demandé, pas demandée, utilisons pas, travaillons pas, faisons pas, cherchons pas, utilisons plus, travaillons plus, utilisons, faisons, besoin, utilisé, utilisée, concerné, au programme, ${gone}, ${denied}, aucun intérêt pour, zéro intérêt pour, hors sujet, hors scope, veut, voulons, trouveras, trouverez, trouve, trouvera, cherche, aime, aimons, ici, chez nous`,
    preference:
      "adorerait, on adorerait, ferait la différence, feraient la différence, un bon point, est un bon point, bon point, seront appréciées, seront appréciés, sera appréciée, sera apprécié, serait appréciable, à la rigueur, c top, ce serait top, ça serait top, ça serait cool, gros kif, pas de refus, n'est pas de refus, ne sera pas de refus, ne serait pas de trop, ne seraient pas de trop, n'est pas de trop, ne gâche rien, ne gâcherait rien, ne fait pas de mal, ne ferait pas de mal, petit bonus, gros bonus, c'est bonus, tant mieux, c'est mieux, c'est cool, c'est chouette, c'est génial, marque des points, marquent des points, points en plus, fait la différence, le top, c'est le top, utile, utiles, appréciable, appréciables, un extra, en prime, ferait plaisir, fait plaisir, nous plairait, la cerise, serait le bienvenu, vu d'un bon œil, si tu connais aussi, si vous connaissez aussi, on aime bien, nice, serait chouette, serait sympa, un plus, plus, serait un plus, est un plus, sera un plus, sont un plus, seraient un plus, constitue un plus, un vrai plus, un gros plus, un atout, atout, atouts, serait un atout, est un atout, constitue un atout, souhaité, souhaitée, souhaités, souhaitées, souhaitable, souhaitables, apprécié, appréciée, appréciés, appréciées, serait appréciée, idéalement, dans l'idéal, de préférence, préférence, bonus, facultatif, optionnel, optionnelle, un avantage, avantage, serait idéal, nice to have, bienvenu, bienvenue, bienvenus, bienvenues, les petits plus, petits plus, petit plus, valorisé, valorisée, valorisées, éventuellement, si possible, pourra faire la différence, serait génial, ce serait, serait top, préférable, préféré, préférée, seraient bienvenues, seraient bienvenus, serait bienvenue, cerise sur le gâteau, fera la différence, feront la différence, c'est encore mieux, encore mieux, c'est top, c'est un plus, un petit plus, ça aide, serait cool, serait parfait",
    obligation:
      "impératifs, impératives, primordiaux, primordiales, essentiels, vitaux, imposé, imposée, imposés, imposées, requis absolu, le plus important c'est, le plus important est, l'essentiel est, le client veut, le client exige, le client demande, pas de secret, aucun secret, il faudrait connaître, il faut savoir, devra, devra connaître, devra maîtriser, on attend, on attend surtout, on demande, nous demandons, demandons, nous exigeons, on veut, mini, min, exige, exigent, exigeons, non négociable, non négociables, sine qua non, primordial, primordiale, c'est la base, la base, absolument, est attendue, est attendu, sont attendus, sont attendues, tu dois, vous devez, dois, l'important c'est, l'essentiel c'est, ce qui compte c'est, est clé, sont clés, ne peut manquer, est vital, est vitale, requis, requise, requises, exigé, exigée, exigées, obligatoire, obligatoires, obligatoirement, indispensable, indispensables, impératif, impérative, impérativement, nécessaire, nécessaires, au moins, minimum, au minimum, prérequis, doit, devez, devrez, faut, il faut, est un must, un must, essentiel, essentielle, sont essentielles, expérience obligatoire, expérience exigée, incontournable, incontournables",
    requirement:
      "n'a plus de secrets, n'ont plus de secrets, n'ont plus de secret, n'a pas de secrets, n'ont pas de secret, n'ont pas de secrets, n'a aucun secret, n'ont aucun secret, te passionne, vous passionne, passionné par, passionnée par, passionné de, passionnée de, maîtrisent, maîtrisiez, connaissiez, connaissent, possède, possèdes, possédez, posséder, justifie, justifies, justifiant, disposes, sache, sachiez, calé, calée, rodé, rodée, aguerri, aguerrie, chevronné, chevronnée, se débrouille, te débrouilles, vous débrouillez, se débrouiller, savoir utiliser, manies, maniez, manier, qui bosse en, qui bosse avec, qui travaille avec, qui travaille en, qui code en, qui développe en, connaît, connaisse, jongles, jonglez, sais utiliser, savez utiliser, confirmé, sait, qui gère, qui maîtrise, expérience, expériences, maîtrise, maîtrisez, maîtrises, maîtriser, maîtrisant, connaissance, connaissances, connaissez, connais, connaître, compétence, compétences, requis, requise, requises, solide, solides, bonne, bonnes, bon, très bonne, très bonnes, parfaite, excellente, excellentes, approfondie, approfondies, confirmée, avérée, significative, réussie, expertise, expert, experte, à l'aise, à l'aise avec, êtes à l'aise, ans, années, année, avez, vous avez, tu as, vous possédez, vous justifiez, justifiez, vous disposez, disposez, savez, savoir, formation, nous attendons, attendons, recherchons, nous recherchons, cherchons, nous cherchons, pratique, pratiquez, familier, familière, familiarisé, notions, une première, première expérience, n'a pas de secret, n'a plus de secret",
    handling:
      "curiosité pour, déjà utilisé, déjà touché à, expérience avec, expérience en, expérience sur, expérience de, expérience du, expérience dans, expériences en, connaissance de, connaissance du, connaissance des, connaissance d, connaissances de, connaissances en, connaissances du, connaissances sur, maîtrise de, maîtrise du, maîtrise des, maîtrise d, compétences en, compétences sur, compétence en, ans de, ans d, années de, années d, notions de, notions en, expertise en, expertise sur, expert en, pratique de, pratique du, formation en, à l'aise avec, familier avec, familier de, utilisons, vous connaissez, tu connais, vous maîtrisez, tu maîtrises, connaissez, maîtrisez, maîtrisant, développement en, développement sur, développer en, développez en, programmation en, programmer en, codé en, développé en, écrit en, utilisation de, utilisation d, basé sur, basée sur, s'appuie sur, migration vers, environnement, touché à, toucher à, bosse en, bosse avec, bossons en, bossons avec, travaille en, travaille avec, connais, maîtrises",
    usage:
      'utiliser, travailler avec, avec, en, sur, comme, tels que, telles que, tel que, par exemple, notamment, ex, via, sous, de, d, du, utilise, utilisant, idéalement, de préférence, solide, bonne, bonnes, déployé, pratiqué, type, tels, telle que',
    trade:
      'développeur, développeurs, développeuse, developpeur, developpeurs, ingénieur, ingénieurs, programmeur, expert, experts, spécialiste, architecte, consultant, développement, administrateur, administrateurs, framework, langage, profils, profil',
    pointer:
      'bibliothèque, bibliothèques, librairie, librairies, avec, comme, tels que, notamment, par exemple',
    artefact:
      'composant, composants, service, services, application, applications, api, apis, projet, projets, script, scripts, base de données, bases de données, écosystème, code',
    technicalArtefact: 'composants, base de données, bases de données, bibliothèque, bibliothèques',
    glue: 'et, ou, est, sont, pour, avec, en, dans, sur, serait, sera, de, à, au, par, est un plus, êtes, avez, souhaité, souhaitée, requis, requise, appréciée, apprécié, obligatoire, indispensable, notamment, idéalement, chez, où, qui',
    likeness:
      "ou un outil similaire, ou un outil équivalent, ou une solution équivalente, ou une technologie similaire, ou un langage similaire, ou un framework équivalent, l'un ou l'autre, peu importe lequel, n'importe lequel, comme vous voulez, comme tu veux, à votre convenance, selon vos préférences, ou quelque chose de similaire, ou outil équivalent, les deux nous vont, les deux conviennent, on s'en fiche, ou ce genre, peu importe, au choix, ou équivalent, ou équivalents, ou équivalente, ou similaire, ou similaires, ou autre, ou autres, ou un autre, ou une autre, ou assimilé, ou comparable, ou technologie équivalente, ou technologies similaires",
    announcement:
      'technologies, technologie, langages, langage, outils, frameworks, compétences, compétences techniques, compétences requises, environnement, environnement technique, stack, stack technique, atout, atouts, connaissances, maîtrise, bases de données, base de données, requis, exigé, souhaité, apprécié, obligatoire, logiciels, prérequis, plus, bonus, indispensable, tests',
    software:
      'développeur, développeuse, développement, développer, développez, logiciel, logiciels, application, applications, programmation, programmer, code, base de données, bases de données, serveur, serveurs, technologies, langages, langage, plateforme, déployé, informatique, bonnes pratiques',
    lack: 'pas, pas de, pas d, sans, jamais, aucun, aucune, ne, manque',
    terms:
      'rtt, rgpd, pme, ssii, ticket restaurant, télétravail, temps plein, cdi, cdd, freelance, hybride, sur site, h/f, f/h, stage, alternance, à distance',
    list: 'à défaut, ou à défaut, ou à la rigueur, à la rigueur, voire, sinon, ou sinon, ou éventuellement, ou encore, ou même, ou alternativement, et, ou, sowie, ainsi que, et de, et d, et en, et du, ou de, ou du, ou en, ou d, et avec, et/ou, ni, ni de, puis, et la, et les, et le, soit, ou bien, ou alors',
    passage:
      "trace de, trace, de, d, du, des, la, le, les, l, un, une, en, avec, dans, sur, pour, à, au, aux, n, ne, expérience, expérience en, expérience avec, expérience sur, expérience préalable, préalable, connaissance, connaissance de, connaissances en, connaissances, compétence, compétences, compétences en, maîtrise, maîtrise de, maîtriser, la maîtrise de, besoin de, avez, avoir, connaître, utiliser, travailler, développer, faire, faites, développeur, développeurs, profil, profils, plus, ici, nous, chez nous, est, sont, c'est, serait, ce, cette, poste, spécifique, spécifiques, particulière, approfondie, nécessaire, comme, tels que, technologies comme, vous, tu, il, on, être, recherchons, cherchons, utilisons, exigeons, demandons, technologies, solutions, projets, veut, voulons, trouveras, trouverez",
    follower:
      'développeur, développeurs, profil, profils, candidats, projets, code, applications, ici, chez nous, expérience, compétences',
    verb: 'utilisons, utilise, faisons, travaillons, cherchons, recherchons, préférons, suffit, suffisent, remplace, migré, migrons, passons, tourne, développons, maintenons, adopté, choisi, a été remplacé par, a été remplacée par, a laissé place à, a cédé la place à',
    years:
      "décennie, une décennie, dizaine d'années, une dizaine d'années, douzaine d'années, une douzaine d'années, quinzaine d'années, une quinzaine d'années, vingtaine d'années, une vingtaine d'années, demi-douzaine d'années, annees, annee, ans mini, ans min, ans et plus, ans, an, années, année, ans d'expérience, années d'expérience, ans minimum, ans d'xp, années d'xp, ans d'exp, années d'exp, ans xp, ans exp",
    nature:
      'base relationnelle, base de données relationnelle, plateforme cloud, cloud public, fournisseur cloud, framework js, framework front, broker, orchestrateur, outil de ci, cloud, langage, langage principal, base de données, framework, outil, bibliothèque',
    replaced:
      'remplace, a remplacé, remplacé, remplacée, remplacés, remplacées, remplaçons, abandonné, troqué, supplanté',
    successor: 'par, pour, contre, au profit de, au profit du',
  },
  role: {
    senior:
      'senior, expérience confirmée, très expérimenté, très expérimentée, profil senior, profil sénior, vieux briscard, vieux de la vieille, pointure, bouteille, de la bouteille, rompu à, rompue à, aguerri·e, chevronné·e, chevronné(e), cheveux gris, cheveux blancs, senior confirmé, séniorité, sénior(e), sénior, séniors, séniore, confirmé, confirmée, confirmés, confirmé·e, confirmé(e), expérimenté, expérimentée, expérimentés, expérimenté·e, expérimenté(e), chevronné, chevronnée, aguerri, aguerrie',
    rank: 'principal, principale, référent, référente',
    lead: "chef d'équipe, cheffe d'équipe, responsable d'équipe, responsable développement, responsable du développement, responsable de développement, responsable it, responsable informatique, responsable d'exploitation, directeur informatique, directrice informatique, team leader, tech leader, techlead, tech-lead, responsable des développements, chef de service, encadrant technique, engineering manager, manager technique, lead développeur, lead développeuse, lead technique, lead dev, lead tech, leader technique, responsable technique, chef d'équipe technique, directeur technique, référent technique, référente technique, tech lead, développeur principal, ingénieur principal",
    otherLevel:
      "junior accepté, débutant accepté, débutants acceptés, profil junior, jeune diplômé(e), jeune diplômé·e, jeunes diplômé·es, jeune pousse, apprenti(e), apprenti·e, alternant(e), alternant·e, contrat pro, contrat de professionnalisation, contrat d'apprentissage, stage de fin d'études, pfe, étudiant, étudiante, sortie d'école, sortant d'école, premier emploi, première expérience, niveau intermédiaire, profil intermédiaire, thésard, doctorant, doctorante, service civique, reconversion, débutant, débutante, débutants, débutant·e, débutant(e), alternant, alternante, alternance, apprenti, apprentie, apprentissage, stage, stagiaire, jeune diplômé, jeune diplômée, jeunes diplômés, intermédiaire, assistant",
    roleNoun:
      "personne, gars, dev, devs, dév, ingé, chargé, chargée, chargé(e), technicien·ne, consultant(e), consultant·e, administrateur·rice, administrateur(trice), adminsys, admin, alternant, alternante, stagiaire, stage, alternance, mission, designer, ingénieur, ingénieure, ingénieur·e, ingénieur(e), développeur, développeuse, développeur·euse, développeur(se), développeur/se, développeur/euse, developpeur, developpeuse, architecte, programmeur, programmeuse, concepteur, conceptrice, concepteur développeur, administrateur, administratrice, analyste, expert, experte, spécialiste, responsable, technicien, technicienne, consultant, consultante, poste, profil, candidat, développeur back, développeuse back, developpeur back, ingénieur back, dev back, ingénieur d'études, ingénieur d'études et développement, ingénieur études et développement, développement, études, développeur·se, développeur.se, dev front, dev fullstack, développeur front, intégrateur, intégratrice, administrateur systèmes, testeur, testeuse, scientifique, scientifique des données, ingénieur données, administratrice systèmes, testeur·se, chef de projet, dev mobile, ingénieur cloud, ingénieure cloud, administrateur système, administratrice système, administrateur de bases de données, administratrice de bases de données, data engineer, data scientist, data analyst, administrateur réseau, ops, formateur, formatrice, enseignant, enseignante, professeur, commercial, commerciale, comptable, recruteur, recruteuse",
    roleNouns:
      'développeurs, développeuses, ingénieurs, ingénieures, architectes, experts, profils, candidats, talents, programmeurs, consultants',
    relation:
      "rattaché(e), rattaché·e, rattachée au, hiérarchique, sous la direction, sous la direction de, aux ordres, supérieur, manager de, en lien avec, en relation avec, en contact avec, échangerez avec, échanges avec, interagirez avec, travaille avec, tu travailles avec, tu bosses avec, tu bosseras avec, au sein d'une équipe de, composée de, composé de, pilotée par, dirigée par, menée par, animée par, aux côtés, aux côtés de, aux côtés d, travaillez avec, travaillerez avec, travailler avec, collaborez avec, collaborerez avec, collaborer avec, en collaboration avec, collaboration avec, avec les, avec nos, avec l'équipe, avec notre, rattaché, rattachée, rattaché à, rattaché au, sous la responsabilité, reporter, encadré par, accompagné par, accompagné, accompagnée, tutoré, mentoré, épaulé, évoluer vers, évolution vers, apprendre, apprendrez, interface avec, équipe de, entouré, entourée, assisté, supervision",
    hiring:
      "on cherche, on recherche, on recrute, nous cherchons, je cherche un, cherchez, besoin de, besoin d, on a besoin, il nous faut, il me faut, il nous manque, faut, manque, renfort, en renfort, renforcer, renforcer notre, pour renforcer, connais, connaissez, tu connais quelqu'un, mission, mission de, recherché, recherchée, recherchés, souhaite recruter, à pourvoir, un(e), un·e, une personne, quelqu un, dispo pour, intervenir en tant que, recherche, recherchons, recherchons un, recherchons une, cherchons, cherche, recrute, recrutons, recruter, en tant que, poste de, poste d, êtes, vous êtes, rejoignez, rejoindre, comme, offre d'emploi, un, une, je cherche, je recherche, besoin, quelqu'un",
    otherSenior:
      'résidence, résidences, personnes, clients, dirigeants, direction, management, public, collègues',
    backend:
      'développeur back, développeuse back, developpeur back, ingénieur back, ingénieure back, dev back, côté serveur, back, développement back, back office technique, études et développement back',
    fullstack: 'développeur full, fullstack js, dev fullstack',
    otherDiscipline: 'back office, back up, come back, feed back, call back',
    anotherTrade:
      "testeur·euse, testeur(se), tests logiciels, testeur logiciel, testeuse logiciel, testeur fonctionnel, ingénieur validation, ingénieur de validation, automaticien, automaticienne, automatisme, automatisation des tests, ingénieur qualité, assurance qualité, qualification, jeux vidéo, jeu vidéo, gameplay, développeur jeu, designer, designeuse, ux, ui, webdesigner, infographiste, directeur artistique, logiciel embarqué, électronique, électronicien, électronicienne, mécanique, mécatronique, robotique, robotique industrielle, automates, automate, génie civil, bureau d'études, dessinateur, technicien helpdesk, assistance, hotline, helpdesk, cheffe de projet, directeur de projet, amoa, moa, amo, analyste métier, analyste fonctionnel, analyste fonctionnelle, consultant fonctionnel, consultante fonctionnelle, sap, erp, crm, gros système, gros systèmes, architecte d'entreprise, urbaniste, bio-informaticien, paie, marketing, webmaster, testeur, testeuse, recette, graphiste, réseau, réseaux, sécurité, données, data, mobile, support, administrateur systèmes, chef de projet, intégrateur, intégratrice, front, embarqué, embarquée, systèmes embarqués, système embarqué, formateur, formatrice, enseignant, enseignante, professeur, commercial, commerciale, comptable, recruteur, recruteuse, qa",
    asking:
      'vous, tu, expérience, développez, développer, développement, concevez, concevoir, conception, réaliser, réalisez, participez, participer, maîtrise, connaissances, compétences, responsable, chargé, chargée, assurer',
    prose:
      'vous, nous, notre, nos, votre, vos, est, sont, êtes, sera, avez, ils, elle, il, qui, que, ce, cette, tu, on, sommes, avons, je',
    datum:
      "séniorité souhaitée, niveau souhaité, niveau requis, niveau de séniorité, niveau de poste, type de profil, profil recherché, profil souhaité, titre du poste, seniority, grade, niveau, poste, niveau d'expérience, intitulé, intitulé du poste, fonction, séniorité, profil, métier, expérience",
    possessive: 'nos, notre, leur, leurs, autres, autre, ses',
    between: 'de, entre',
    minor: 'peu, un peu, quelques',
    standAlone: '',
    mid: 'niveau intermédiaire, profil intermédiaire, intermédiaire',
    frontend:
      'front-end, développeur front-end, développeur web front, développeuse front, dev web front, intégration web, intégrateur web, intégratrice web, intégrateur/trice, interface, interfaces, interface utilisateur, interfaces utilisateur, interfaces web, ihm, côté client, côté navigateur, front, intégrateur, intégratrice, dev front, développeur front',
    mobile:
      'mobiles, appli, apps mobiles, mobile, dev mobile, applications mobiles, application mobile, applis mobiles, appli mobile, applis',
    data: "plateforme data, plateforme de données, plateforme données, ingénieur ia, ingénieure ia, ingénieur machine learning, analyste de données, analyste données, développeur décisionnel, consultant décisionnel, informatique décisionnelle, statisticien, statisticienne, chargé d'études statistiques, chargée d'études statistiques, apprentissage profond, vision par ordinateur, traitement du langage, ia générative, entrepôt de données, entrepôts de données, lac de données, reporting, datascience, dataviz, géomatique, données, data, scientifique, scientifique des données, intelligence artificielle, ia, apprentissage automatique, ingénierie des données, science des données, data engineer, data scientist, data analyst, décisionnel, machine learning",
    infrastructure:
      "adminsys, admin sys, admin système, admin systèmes, admin réseau, administrateur systèmes et réseaux, administratrice systèmes et réseaux, administrateur système et réseau, administrateur réseaux, administrateur(trice) systèmes, ingénieur systèmes, ingénieure systèmes, ingénieur système, ingénieure système, ingénieur réseau, ingénieur réseaux, ingénieur systèmes et réseaux, ingénieur plateforme, ingénieur de production, ingénieur exploitation, ingénieur d'exploitation, technicien réseau, technicien systèmes, technicien systèmes et réseaux, technicienne systèmes et réseaux, analyste d'exploitation, production informatique, exploitation informatique, infra, infogérance, hébergement, virtualisation, datacenter, centre de données, dba, tma, administrateur systèmes, réseau, réseaux, infrastructures, administratrice systèmes, administrateur système, administratrice système, administrateur de bases de données, administratrice de bases de données, système, systèmes, infrastructure, plateforme, base de données, bases de données, fiabilité, exploitation, administrateur réseau, cloud, nuage, ops",
    security:
      "rssi, analyste cybersécurité, analyste sécurité, ingénieur sécurité, ingénieure sécurité, ingénieur cybersécurité, consultant cybersécurité, consultante cybersécurité, consultant sécurité, expert sécurité, experte sécurité, architecte sécurité, sécurité informatique, sécurité des systèmes d'information, ssi, tests d'intrusion, pentesteur, pentesteuse, soc, cyberdéfense, sécu, hacker éthique, sécurité, cybersécurité, sécurité applicative, cyber",
    client: 'client, clients, cliente',
    outsider:
      "formateur, formatrice, enseignant, enseignante, professeur, professeure, commercial, commerciale, ingénieur commercial, ingénieure commerciale, ingénieur avant-vente, ingénieure avant-vente, avant-vente, comptable, recruteur, recruteuse, chargé de recrutement, chargée de recrutement, gestionnaire de paie, gestionnaire paie, chargé de clientèle, chargée de clientèle, assistant administratif, assistante administrative, secrétaire, agent de sécurité, agente de sécurité, vigile, opérateur de saisie, opératrice de saisie, saisie de données, vendeur, vendeuse, conseiller, conseillère, téléconseiller, téléconseillère, chauffeur, cuisinier, cuisinière, infirmier, infirmière, rédacteur, rédactrice, rédacteur technique, rédactrice technique, traducteur, traductrice, juriste, chef de produit, cheffe de produit, responsable marketing, chargé de marketing, chargée de marketing, chargé de communication, chargée de communication, community manager, hôte d'accueil, hôtesse d'accueil, électricien, électricienne, mécanicien, mécanicienne, magasinier, magasinière, éducateur, éducatrice",
    developer:
      "développeur, développeuse, développeur·euse, développeur(se), développeur/se, développeur/euse, développeur·se, développeur.se, développeur(euse), programmeur, programmeuse, ingénieur logiciel, ingénieure logiciel, ingénieur·e logiciel, ingénieur d'études, ingénieur d'études et développement, ingénieur études et développement, concepteur développeur, analyste programmeur, analyste programmeuse, analyste développeur",
    team: 'équipe, équipes, pôle, service, département, squad',
  },
  topic: {
    elsewhere:
      "une autre équipe, autre équipe, autres équipes, un partenaire, partenaire, notre partenaire, prestataire, un prestataire, sous-traitant, équipe d'à côté, s'en occupe, s'en occupent, s'occupe, s'occupent, une agence, l'équipe mobile, un freelance",
    taught:
      "s'apprend, s'apprennent, on t'apprendra, on vous apprendra, on t'apprend, nous vous formerons, on te formera, on vous formera, on forme, nous formons, tu apprendras, vous apprendrez, on t'expliquera, formation assurée, formation prévue",
    seeking:
      "cherche, cherchons, cherchent, recherche, recherchons, recherchent, recrute, recrutons, recrutent, besoin d'un, besoin d'une, besoin de quelqu'un, à la recherche de, à la recherche d, il nous faut, il leur faut, il me faut",
    optionalLabel: 'souhaité, peut, éventuel',
    yours: 'ton, ta, tes, votre, vos',
    helping:
      "t'accompagne, t'accompagnera, vous accompagne, vous accompagnera, vous épaulera, t'épaulera, épaulé par, épaulée par, encadrée par, te formera, vous formera, te forme, vous forme, t'aidera, vous aidera, comme mentor, comme tuteur, ton mentor, votre mentor, ton tuteur, votre tuteur, à tes côtés, à vos côtés, perspective d'évolution, évolution possible vers, binôme avec, en binôme avec, guidé par, guidée par",
    member: 'membre',
    asMember: 'en tant que, comme',
    joining: '',
    substitute:
      "va aussi, ça va aussi, ça marche aussi, marche aussi, convient aussi, convient également, fait aussi l'affaire, fait l'affaire, font l'affaire, ok aussi, aussi ok, c'est bon aussi, passe aussi, compte aussi, est aussi accepté, accepté aussi, accepté également, fera l'affaire, feront l'affaire",
    article: 'un, une',
    others: 'ils, le client',
    demandingWord:
      'critères, bases, doit, devez, dois, fondamentaux, attendons, cherchons, recherchons, demandons, besoin, faut, candidat, candidate, personne, savez, maîtrisez, avez, apportez, exigeons, exigences, bagage',
    welcomingWord:
      'démarquera, démarque, distinguera, fondre, vibrer, craque, impressionner, pétiller, gâteau, heureux, combler, comblera, bonheur, chavirer, emballer, bonus, plaisir, plaît, sourire, aimons, adorons, différence, points, distinguer, démarquer, briller, cerise, apprécions, séduira, séduire, craquer, coup de cœur, rêver',
    taskWord:
      'journées, tâches, activités, mission, missions, travail, boulot, défis, défi, avenir, collègues, rôle, salaire, contrat, journée, semaine, environnement, terrain de jeu, manager, responsabilités, faire, ferez, feras, travailler, travaillerez, quotidien, rejoindre, offrons, proposons, équipe, apprendrez, poste, fais, faites',
    conditional:
      'aimerait, aimerais, voudrait, adorerait, serions, ferait, feraient, plairait, serait, seraient, aimerions, pourrait, pourraient, adorerions, souhaiterions, voudrions',
    besides: 'déjà, aussi, en plus, également',
    praise:
      'géniale, idéal, sympa, nickel, formidable, canon, chouettes, le top, cool, top, super, génial, parfait, chouette',
    demandingHeading:
      "exigés, impératives, compétences, compétence, compétences requises, compétences techniques, compétences attendues, compétences recherchées, profil, profil recherché, votre profil, ton profil, le profil, profil attendu, profil souhaité, prérequis, pré-requis, requis, requise, requises, exigences, exigé, exigées, obligatoire, indispensable, indispensables, impératif, qualifications, qualités requises, connaissances, expérience, expérience requise, formation et expérience, ce que nous attendons, nous attendons, que nous attendons, ce que nous recherchons, que nous recherchons, nous recherchons, ce que nous cherchons, nous cherchons, ce qu'on recherche, qu'on recherche, qui êtes-vous, qui es-tu, êtes-vous, vous êtes, tu es, vous avez, tu as, vous maîtrisez, et vous, vos compétences, tes compétences, vos atouts, ce que vous apportez, vous apportez, ce que tu apportes, tu apportes, savoir-faire, maîtrise, must have, must-have, hard skills, soft skills, il vous faut, il te faut, vous disposez de, votre expérience, votre expertise, ce qu'il vous faut, technique requise, nécessaire, votre bagage, à propos de vous, à propos de toi, ce qu'il te faut, compétences obligatoires, obligatoires, impératifs, votre boîte à outils, bagage technique, vous possédez, vous justifiez, compétences clés, incontournables, les incontournables, ce que nous demandons, nous demandons, vous cochez, tu coches, cochez plusieurs cases, plusieurs cases, ce qu'on attend, on attend de toi, on attend de vous, ce que l'on attend, ce que tu sais faire, ce que vous savez faire, non négociable, ce que je cherche, je cherche, on cherche, il faut, on attend, tu maîtrises",
    welcomingHeading:
      "longueur d'avance, une longueur d'avance, vous démarque, un plus, les plus, plus, le plus, les petits plus, petits plus, serait un plus, seraient un plus, sera un plus, ce serait un plus, serait un atout, souhaité, souhaités, souhaitée, souhaitées, atout, atouts, les atouts, un atout, apprécié, appréciés, appréciée, appréciées, compétences appréciées, compétences souhaitées, bonus, en bonus, idéalement, dans l'idéal, nice to have, optionnel, facultatif, facultatives, points bonus, avantage, de préférence, on apprécie, nous apprécions, appréciable, appréciables, serait génial, ce qui fera la différence, qui fera la différence, fera la différence, feront la différence, la cerise sur le gâteau, cerise sur le gâteau, les + qui font plaisir, les +, font plaisir, qui font plaisir, appréciés mais non exigés, ce qui vous démarquera, vous démarquer, te démarquer, bienvenues, bienvenus, compétences complémentaires, compétences optionnelles, optionnels, optionnelles, compétences additionnelles, ferait la différence",
    taggingHeading: 'stack technique, technologies, mots-clés, mots clés, langages, outils',
    neutralHeading:
      "bon à savoir, à savoir, vos journées, tes journées, pour info, missions, vos missions, tes missions, votre mission, ta mission, la mission, mission, le poste, votre poste, descriptif du poste, description du poste, description, responsabilités, vos responsabilités, tes responsabilités, votre rôle, ton rôle, rôle, tâches, activités, environnement technique, environnement, notre stack, stack technique, la stack, notre stack technique, technologies utilisées, qui sommes-nous, sommes-nous, à propos, à propos de nous, l'entreprise, notre entreprise, l'équipe, notre équipe, nous rejoindre, rejoindre, contexte, le contexte, le projet, processus de recrutement, recrutement, candidature, comment postuler, postuler, contrat, lieu, informations, nous utilisons, au quotidien, votre quotidien, ton quotidien, société, la société, ce que tu feras, ce que vous ferez, vos futures missions, à votre arrivée, vos challenges, ton challenge, ce qui vous attend, ce qui t'attend",
    offeringHeading:
      'pas fait pour vous, pas fait pour toi, pas pour vous si, pas pour toi si, avantages, vos avantages, les avantages, nous offrons, offrons, ce que nous offrons, nous vous offrons, nous proposons, proposons, ce que nous proposons, on vous propose, pourquoi nous rejoindre, rémunération, ce que tu apprendras, ce que vous apprendrez',
    resume:
      "expérience professionnelle, expériences professionnelles, parcours professionnel, curriculum vitae, formation, formations, diplômes, centres d'intérêt, loisirs, langues, coordonnées, date de naissance, aujourd'hui, à ce jour, présent",
    self: "je, j, j'ai, j'étais, mon, mes, ma, m, moi",
    yes: 'évidemment, bien sûr, forcément, bien entendu, ouais, carrément, ok, oui',
    company:
      "l'entreprise, notre entreprise, la société, marché, entreprise, société, agence, groupe, cabinet, esn, fondée",
    moving:
      'basculés, migrés, passe, passent, bascule, avons migré, sommes passés, est passé, est passés, migrons, passons, basculons, migré, passé, passés, basculé',
    origin: 'd, du, des, de',
    destination: 'au, aux, sur, vers, à, a',
    permitting:
      'ok, accepté, acceptée, acceptés, acceptées, bienvenu, bienvenue, bienvenus, bienvenues, possible, possibles, ça marche, ça passe, ça va',
  },
  detail: {
    whenLabel: 'quand, début, démarrage, date, disponibilité',
    unneeded: 'osef, peu importe',
    fromOn:
      'environ, plus de, autour de, à peu près, genre, entre, avec, disons, à partir de, dès, partir de',
    date: 'dans un mois, sous un mois, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, asap, immédiate, immédiat, immédiatement, rapidement, de suite, tout de suite, maintenant',
    starting:
      'démarrage le, commence, commences, commencez, débute, dispo, disponible, disponibilité, début, démarrage, démarrer, commencer, prise de poste, dès, à pourvoir, démarre',
    term: "contrat, cdd, durée, garantie, période d'essai, renouvelable, croissance",
    offered:
      'cours, formation offerte, financée, financées, offerts, offerte, payée, payées, payé, budget, prise en charge',
    grade:
      "très, plutôt, vraiment, professionnel, pro, technique, opérationnel, scolaire, intermédiaire, avancé, écrit, bon, bonne, niveau, notions, maîtrise, maîtrisez, maîtrisé, impeccable, correct, oral, l'oral, l'écrit, à l'aise, apprécié, souhaité, exigé, requis, indispensable, obligatoire, nécessaire, suffit, minimum, mini, très bon, excellent, aussi, ok, demandé, serait, fortement",
    level:
      'anglophone, francophone, germanophone, courant, couramment, courante, courants, bilingue, natif, native, langue maternelle, maternelle, lu/écrit, lu écrit parlé, lu/écrit/parlé, lu parlé écrit, lu, parlé, parlez, parles, parler, parlant, fluent, fluide, aisance orale',
    tongueLabel:
      'langue, langues, langues parlées, langue de travail, langues étrangères, compétences linguistiques',
    degree:
      "école d'informatique, alternance, étudiant, étudiante, cap, bac pro, bac pro ou, en dernière année, bac +5, bac +3, bac+2, bac +2, bac+4, ingénieur diplômé, diplôme bac, école d'ingé, école d'ingés, école d'ingénieurs, formation ingénieur, ingénieur de formation, diplômé, diplômée, cursus ingénieur, but informatique, master 2, titre rncp, formation bac, diplôme, licence, master, doctorat, bac+5, bac+3, école d'ingénieur, formation supérieure, bac, diplôme d'ingénieur, bts, dut",
    tongue:
      'italien, portugais, néerlandais, flamand, polonais, suédois, danois, norvégien, russe, ukrainien, tchèque, slovaque, hongrois, roumain, bulgare, grec, turc, arabe, chinois, mandarin, japonais, coréen, finnois, croate, serbe, hébreu, catalan, luxembourgeois, suisse allemand, langue anglaise, langue française, anglophone, francophone, germanophone, bilingue anglais, hispanophone, anglais, français, allemand, espagnol, langue maternelle, bilingue, anglais courant, anglais professionnel, anglais technique, anglais opérationnel',
    place:
      'bureau à, bureaux à, sur site, présentiel, mobilité, au bureau, permis de travail, télétravail partiel, présence sur site, basé à, basée à, jours de télétravail, jours sur site, sur place, titre de séjour, autorisation de travail, permis de séjour, hybride, présence, jours de présence, en présentiel, résider, résidant, dans nos locaux, mobile géographiquement, mobilité géographique, déménager, proche de, jours au bureau, j/sem, jours/semaine',
    clearance:
      'secret défense, confidentiel défense, très secret, habilitation confidentiel, habilité, habilitée, habilitations, enquête administrative, casier vierge, extrait de casier judiciaire, nationalité française, otan, habilitation, habilitation défense, habilitation secret défense, habilitable, casier judiciaire, enquête de sécurité',
    notice:
      'dispo début, dispo de suite, dispo tout de suite, dispo immédiatement, dispo rapidement, disponible rapidement, disponible dès, démarrage début, démarrage en, début de mission, asap, préavis max, préavis court, préavis, disponibilité immédiate, disponible immédiatement, dispo asap, disponible de suite, dispo immédiate, prise de poste, prise de fonction, date de début, date de démarrage, démarrage dès que possible, démarrage asap, démarrage immédiat, à pourvoir dès, à pourvoir immédiatement',
    travel:
      'se déplacer, nuitées, découchés, déplace, vols, un séminaire, séminaires, déplacement à, vous déplacer, te déplacer, déplacements fréquents, déplacements occasionnels, déplacements à prévoir, mobilité internationale, voyages, itinérance, visites clients, déplacements, déplacements ponctuels, déplacement',
    certificate:
      'certif, certifs, certification, certifications, certifié, certifiée, permis b exigé, permis b obligatoire, caces, permis b, permis de conduire',
    placeLabel:
      'lieu, localisation, lieu de travail, où, poste basé, localité, ville, lieux, région, secteur géographique, modalité',
    amount: 'plusieurs, quelques, ou plus, et plus, et +, ou davantage, voire plus',
    ofThese: 'desquelles, desquels, parmi ceux-ci, dont, parmi lesquels, parmi lesquelles',
    closing:
      'environ, à peu près, en gros, minimum, mini, min, idéalement, souhaité, souhaités, exigées, requises, au minimum, au moins, suffit, suffisent, sont, est, serait, seraient, exigé, exigés, exigée, requis, requise, demandés, demandées, svp, stp, souhaitées',
    career:
      'à coder, de dev, de code, professionnellement, pro, dev, dans le dev, le dev, total, en tout, mini, min, au total, réelle, vraie, terrain, de terrain, code, coder, professionnelle, développement, développement logiciel, similaire, pertinente, logiciel, informatique, minimum, poste, significative, réussie, ou plus, et plus, et +, ou davantage, voire plus, métier, secteur, domaine, confirmée, solide, avérée, concrète, équivalent, équivalente, it, technique, numérique, tech, sur, un, une, le, la, l, du, au, programmation, de métier, programmeur',
    city: 'lyon, marseille, toulouse, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims, toulon, saint-étienne, grenoble, dijon, angers, nîmes, villeurbanne, clermont-ferrand, aix-en-provence, limoges, amiens, metz, besançon, orléans, rouen, mulhouse, caen, le havre, la rochelle, sophia antipolis, sophia-antipolis, la défense, annecy, bruxelles, liège, namur, charleroi, genève, lausanne, luxembourg, montréal, québec, région parisienne, paris, montreal',
    remote:
      'télétravail, full télétravail, à distance, full remote, en remote, distanciel, en distanciel, 100% télétravail, teletravail, télétravaillable, télétravail complet, 100% remote',
    site: 'bureau, bureaux, locaux, agence, siège',
  },
  clause: {
    subject: 'nous, vous, tu, je, on, ils',
    speaker: 'nous, on',
    pronoun: "ça, cela, le, l, en, y, c'est",
    singular:
      "est, n'est, c'est, serait, était, n'est pas un prérequis, a été remplacé par, a été remplacée par, a laissé place à, a cédé la place à",
    lacking: 'sans',
    determiner: 'aucun, aucune, pas de, pas d',
    credential:
      'certif, certifs, certificat, certificats, certification, certifications, certifié, diplôme, diplômes, diplômé, licence, master, formation',
    opensClause: 'et, mais, donc',
    all: 'tout, tous, toute, toutes, chaque',
    asksWhat: 'ce que, ce dont, ce, que',
    experienceNoun:
      "bouteille, métier, à ton actif, à votre actif, à son actif, derrière toi, derrière vous, au compteur, dans les pattes, dans le métier, de bouteille, sous la ceinture, expérience, connaissances, compétences, formation, d'expérience, ans d'expérience, années d'expérience, ans d'xp, années d'xp, exp, xp, d'exp, d'xp, de métier",
    example:
      'comme, tels que, telles que, tel que, telle que, par exemple, ex, type, notamment, p.ex',
    alternative:
      'à défaut, ou à défaut, ou à la rigueur, à la rigueur, voire, sinon, ou sinon, ou éventuellement, ou encore, ou même, ou alternativement, ou, ni, et/ou, ou de, ou du, ou d, ou en, soit, ou bien, ou alors',
    oneOf:
      "n'importe lequel, l'un, l'une, minimum un, minimum une, un, une, au moins un, au moins une",
    of: 'de, des, parmi',
    averse: 'seul, seule, peur, crainte, étranger, réfractaire, novice',
    preposition: 'en tant que, comme, en, dans, avec, sur, pour, de, d, à',
    leaving: 'quitté, délaissé',
    toward: 'vers, pour, à',
    passive: gone,
    predicate: `${gone}, banni, bannie, exclu, exclue, abandonné`,
    excepting: 'sauf, hormis, excepté',
    deterred:
      "n'est pas la peine, inutile de répondre, inutile d'envoyer, ça ne marchera pas, tu n'iras pas loin, vous n'irez pas loin, ne pas postuler, ça va être compliqué, ça n'ira pas, s'abstenir, abstenir, pas de déploiement, point de salut, impossible, inutile, inutile de, inutile de postuler, pas la peine, passez votre chemin, passe ton chemin, c'est mort, pas d'entretien, aucune chance, oubliez, oublie, laissez tomber, laisse tomber, ne postulez pas, ne postule pas, pas possible, impossible de postuler",
    nothing: 'rien, personne',
    pending: "encore, pour le moment, pour l'instant, à ce jour",
    pointsOn:
      "dans le meilleur des cas, idéalement, de préférence, dans l'idéal, éventuellement, si possible, un plus",
    using:
      "tourne sur, tournent sur, travaille avec, travaille en, travaillent avec, travaillent en, travaillons avec, travaillons en, bosse avec, bosse en, bossent avec, bossent en, bossons avec, bossons en, utilisent, utilisons, utilise, utilisation de, utilisation d, basé sur, basée sur, s'appuie sur, nous utilisons, codé en, développé en, écrit en, migration vers, environnement",
    year: 'an, ans, année, années',
    dateBefore: 'depuis, dernier, dernière, par, cette, chaque, il y a, l',
    ago: "plus tard, auparavant, après, dernier, derniers, d'existence, de suite, d'affilée, consécutives, consécutifs, de garantie, passés",
    duration: 'pour, dans, pendant, depuis, il y a, en',
    within: 'à, en, au',
  },
  exclusion: {
    adverb:
      "volontairement, délibérément, consciemment, exprès, sciemment, actuellement, malheureusement, heureusement, désolé, désolée, svp, stp, merci, ici, vraiment, plus, franchement, clairement, surtout, simplement, depuis, enfin, déjà, définitivement, complètement, totalement, bientôt, progressivement, donc, y, en, n, ne, lui, ça, c, absolument, strictement, promis, d'ailleurs, même, autant, là, quoi, jamais, encore, moment, an, année, longtemps, nous, vous, plaît, choix, rêve",
    engaging:
      "utilisons, utilise, utilisent, utiliser, utilisé, utilisée, utilisés, utilisées, avons, a, ont, as, faisons, fait, font, faire, voulons, veut, veulent, vouloir, cherchons, cherche, recherchons, recherche, recherché, recherchés, travaillons, travaille, touche, touchons, toucher, besoin, pratiquons, pratique, gérons, acceptons, prenons, prend, embauchons, embauche, recrutons, recrute, concerné, concernée, concernés, prévu, prévue, prévus, souhaité, souhaitée, souhaités, pertinent, pertinente, pertinents, d'actualité, présent, présente, trouverez, trouveras, trouvez, trouve, existe, intéresse, intéressent, intéressé, intéressés, retenu, retenus, retenons, compte, comptent, maintenons, proposons, aimons, veux, croise, croiserez, croiseras, verrez, verras, voit, permis, autorisé, admis, question, applicable, déployons, développons, développe, été, on, avez, avait, bosse, bossons, bossent, bosser, sert, servent, serviront, voir, partie, travaillerez, travailleras, plans, écrit, écrivons",
    setting:
      'équipe, stack, maison, boîte, boite, projet, projets, produit, produits, outil, outils, truc, trucs, techno, technos, code, site, sites, appli, applis, orm, cms, langage, langages, base, bases, framework, frameworks, bibliothèque, monde, entreprise, vieux, vieille, vieilles, vieil, ancien, ancienne, anciens, dernier, derniers, dernière, dernières, reste, restes, scripts, script, serveurs, serveur, bon, monolithe, système, systèmes, partie, technologies, solution, solutions, catalogue, choses, côté, poste, rôle, périmètre, plans, feuille, liste, futur, avenir, carte',
    removed:
      "abandonné||e|s|es, retiré||e|s|es, supprimé||e|s|es, banni||e|s|es, interdit||e|s|es, proscrit||e|s|es, exclu||e|s|es, écarté||e|s|es, dégagé||e|s|es, viré||e|s|es, jeté||e|s|es, largué||e|s|es, enterré||e|s|es, décommissionné||e|s|es, désactivé||e|s|es, lâché||e|s|es, débranché||e|s|es, éteint||e|s|es, évincé||e|s|es, délaissé||e|s|es, remisé||e|s|es, dépassé||e|s|es, révolu||e|s|es, obsolète||s, laissé tomber, mis au placard, mise au placard, mis à la retraite, mis au rebut, mis à la poubelle, mis à la porte, mis de côté, à la poubelle, à la retraite, aux oubliettes, de l'histoire ancienne, histoire ancienne, du passé, en voie de disparition, en voie d'extinction, en cours de décommissionnement, en cours de retrait, en cours d'abandon, en fin de vie, sur la sortie, sur le départ, vers la sortie, hors sujet, hors périmètre, hors de question, hors jeu, tourné la page de, débarrassé de, débarrassés de, débarrasse de, débarrassons de, dit adieu à, dit au revoir à, fait une croix sur, adieu, bye bye, tabou, terminé, fini, à proscrire, à bannir, à oublier, exit, au placard, banissons, bannissons, rangé au placard, arrêté, arrêtée, arrêtés, refusé, refusée, rejeté, rejetée, annulé, annulée, résilié, résiliée, recalé, recalée, reste dehors, reste à la porte, restent à la porte, n'est plus là, mort, morte, plus de, plus d, plus du tout de, plus du tout d, aux archives, un vieux souvenir, à la benne, à la trappe, passé à la trappe, passés à la trappe, parti à la benne, parti à la poubelle, stoppé, sert à rien, servent à rien, parti aux oubliettes, appartient au passé, appartiennent au passé, renoncé, tourné la page",
    refusal:
      "non, non merci, nan, nan merci, jamais, jamais de la vie, hors de question, surtout pas, très peu pour nous, même pas en rêve, sûrement pas, certainement pas, ça non, pas question, sans façon, on oublie, à fuir, que nenni, peut rester à la maison, peuvent rester chez eux, rester à la maison, c'est non, c'est mort, pas une ligne, pas la moindre ligne, vous pouvez oublier, tu peux oublier, pas même en rêve",
    dismissal:
      'passez votre chemin, passe ton chemin, pas pour vous, pas pour toi, inutile de postuler, pas la peine de postuler, ne postulez pas, postulez pas, allez voir ailleurs, va voir ailleurs, mauvais endroit, mauvaise adresse, continuez à scroller, continue de scroller, scrollez, continuez votre chemin, pas fait pour vous, pas fait pour toi, pas le bon poste, vous serez déçu, ne pas postuler, merci de ne pas postuler, gagnez du temps, épargnez vous',
    only: 'uniquement, seulement, exclusivement, que, que du, que de, juste, rien que',
    pitch:
      'envoyer, envoyez, envoie, proposer, proposez, contacter, contactez, postuler, postulez, solliciter, soumettre, m, me, nous, moi, profil, profils, candidatures, candidature, cv, gens, personnes, devs, développeurs, dev, experts, consultants, candidats',
  },
};
