// Dutch cues.
import type { Language } from './language.ts';

/** Negators of technologies before them: `PHP gebruiken we niet meer`. */
const gone =
  'zijn we afgestapt, zijn we vanaf gestapt, niet ons ding, is niet ons ding, niets te maken, niks te maken, doen we niks mee, de deur uit, gebruiken we niet meer, gebruiken wij niet meer, gebruiken we niet, gebruiken wij niet, doen we niet, doen we niet meer, doen wij niet, hoeft niet, hoef je niet te kennen, uitgefaseerd, vervangen door, afgeschaft, niet van toepassing, is vervangen door, zijn vervangen door, werd vervangen door, is afgeschaft, is uitgefaseerd, komt niet meer voor, verleden tijd, is verleden tijd, heeft plaatsgemaakt voor, plaatsgemaakt voor, is ingeruild voor, ingeruild voor, komt er niet in, faseren we uit, faseren wij uit, gaat eruit, is passé, hoeven niet, is niet nodig, nee bedankt, nee dank je, zijn we gestopt, zijn wij gestopt, hebben we eruit gegooid, is uitgezet, interesseert ons niet, afscheid genomen, hebben we afscheid genomen, komt er bij ons niet in, nee dank u, afgestapt';

/** Denials of a demand for technologies before or after them. */
const denied =
  'is niet nodig, zijn niet nodig, niet nodig, niet vereist, niet verplicht, niet noodzakelijk, geen vereiste, geen must, geen eis, geen voorwaarde, niet gewenst, hoeft geen, niet nodig hebt';

export const dutch: Language = {
  tag: 'nl',
  tells:
    'is, we, de, het, een, en, van, met, voor, op, zijn, niet, wij, je, jij, jouw, jou, ons, onze, bij, naar, ook, als, dat, die, deze, dit, aan, uit, heb, hebt, heeft, hebben, wordt, worden, om, te, tot, geen, maar, of, kun, kunt, kunnen, ben, bent, ga, gaat, werkt, werken, zoeken, zoekt, gezocht, ervaring, kennis, ontwikkelaar, eisen, wensen, vereist, functie, jaar, minimaal, vaardigheden, wie, ben jij, wat, vragen, bieden, pluspunt, pré, gewenst, systeembeheerder, stagiair, zonder, zowel, iemand, bedrijf, functie-eisen, m/v, m/v/x, vervangen, gebruiken, gebruikt, ik, mijn, nee, dank',
  falseFriends:
    'die, want, over, of, me, die, door, also, we, is, was, want, on, not, taken, to, had',
  ordinary:
    'ELK, Helm, Rest, Chef, Express, Go, Informatica, Zend, Tableau, Prisma, Rails, Room, Spring, Slim, Bind, Echo, Pest',
  small: 'de, het, een, en, van, met, voor, op, in, bij, te, aan, of',
  suspending: 'en, of',
  abbreviations:
    'ned, eng, j, dipl, bijv, o.a, d.m.v, m.b.t, incl, evt, ca, min, t.a.v, i.c.m, enz, nl, b.v',
  decoys:
    'de rust, alle rust, tot rust, rust en, wat rust, meer rust, github-profiel, elk moment, elke, de rest, rest van, de chef, onze chef, elk jaar, elk van, elk project, elk team, helm op, richting informatica, richting van informatica, opleiding informatica, studie informatica, hogere informatica, technische informatica, hbo informatica, bachelor informatica, master informatica, in de informatica, de informatica, informatica of, outlook voor ios, outlook voor android',
  heads:
    'team, analist, adviseur, tester, ingenieur, rol, functie, stage, beheer, ontwikkelaar, ontwikkelaars, ontwikkeling, programmeur, programmeurs, beheerder, specialist, architect, kennis, ervaring, consultant, omgeving, engineer, developer',
  numerals:
    'een/één/minimaal één, twee/een jaar of twee, drie/een jaar of drie/jaar of 3/jaartje of 3, vier/een jaar of vier/jaar of 4/jaartje of 4, vijf/een jaar of vijf/jaar of 5/jaartje of 5, zes/een jaar of zes/jaar of 6, zeven, acht/een jaar of acht/jaar of 8, negen, tien/decennium/een decennium/een jaar of tien/jaar of 10, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig',
  mention: {
    everyday: 'zzp, cao, atv',
    negator: `heb je hier niks aan, heb je hier niets aan, heb je hier niks, heb je hier niets, heb je niks aan, heb je niets aan, heeft hier geen nut, hebben hier geen nut, telt hier niet, tellen hier niet, helpt je hier niet, helpen je hier niet, levert je hier niks op, komt hier niet van pas, komen hier niet van pas, niet wat we zoeken, niet waar we naar zoeken, niet waar we naar op zoek zijn, niet wat we nodig hebben, niet wat wij zoeken, niet waar wij naar zoeken, niemand, zonder belang, niet van belang, van geen belang, niet belangrijk, onbelangrijk, niet relevant, geen behoefte aan, geen trek in, geen zin in, stop met het sturen van, niemand gebruikt, niemand raakt, doen niet aan, we doen niet aan, wij doen niet aan, hebben niets met, geen, niet, zonder, noch, nooit, in plaats van, niet meer, behalve, uitgezonderd, gestopt met, gestopt zijn met, afscheid genomen van, afscheid van, weg van, niet langer, stappen af van, afgestapt van, overgestapt van, zijn afgestapt van, gestopt met het gebruik van, ${gone}, ${denied}, vergeet, geen interesse in, nul interesse in, uit den boze, taboe, niks met, niets met, nul, klaar met`,
    affirmation:
      'niet alleen, niet enkel, niet slechts, geen probleem, geen enkel probleem, niet bang, niet bang voor, geen angst, geen onbekende, niet te vergeten, geen zorgen, niet vies van, nog niet, niet onbekend, niet vreemd, geen geheimen, zonder problemen, of zonder, niet zonder, niet minder dan, niet optioneel, geen beginner, niet alle, niet alles, hoeft geen, niet onbelangrijk, niet weg te denken, en niet onbelangrijk, nog nooit, van nul, vanaf nul, nul tot, nul op',
    supposition: 'als, indien, of, ook als, mocht',
    contrast: 'maar, echter, terwijl, daarentegen, wel',
    be: 'zijn wel, is wel, zijn dan wel, is, zijn, wordt, worden, werd, was, blijft, is een, vormt, vormen',
    demand: `heb je hier niks aan, heb je hier niets aan, heb je hier niks, heb je hier niets, heb je niks aan, heb je niets aan, heeft hier geen nut, hebben hier geen nut, telt hier niet, tellen hier niet, helpt je hier niet, helpen je hier niet, levert je hier niks op, komt hier niet van pas, komen hier niet van pas, niet wat we zoeken, niet waar we naar zoeken, niet waar we naar op zoek zijn, niet wat we nodig hebben, niet wat wij zoeken, niet waar wij naar zoeken, zonder belang, niet van belang, van geen belang, niet belangrijk, onbelangrijk, niet relevant, nodig, vereist, vereiste, verplicht, noodzakelijk, gevraagd, gewenst, must, hoeft, hoef, moet, moeten, gebruiken, doen, werken, zoeken, gezocht, eisen, verwacht, verwachten, voorwaarde, relevant, van toepassing, niet meer, ${gone}, ${denied}, geen interesse in, nul interesse in, uit den boze, taboe, vindt, vinden, willen, hier, bij ons`,
    preference:
      'wordt meegewogen, weegt mee, wegen mee, strekken tot aanbeveling, maak je ons blij, maken ons blij, maak je mij blij, gewaardeerd, wordt gewaardeerd, worden gewaardeerd, leuke bijkomstigheid, mooie bijkomstigheid, bijkomstigheid, dikke plus, dikke pré, hebben graag, zien ze graag, heeft de voorkeur, leuk voor aan de muur, des te beter, nog beter, is een bonus, pluspuntje, scoor je punten, extra pluspunten, levert punten op, is handig, meer dan welkom, vinden we leuk, hebben we graag, zien we graag, is winst, is top, zou helpen, zou top zijn, zou handig zijn, zou gaaf zijn, zou cool zijn, zou super zijn, leuk extraatje, mooi extraatje, leuk, pré, pre, een pré, een pre, is een pré, grote pré, een plus, plus, pluspunt, pluspunten, een pluspunt, bij voorkeur, voorkeur, mooi meegenomen, meegenomen, wenselijk, gewenst, voordeel, een voordeel, is een voordeel, wens, wensen, idealiter, liefst, het liefst, bonus, optioneel, leuk als, fijn als, mooi als, handig, welkom, nice-to-have, nice to have, strekt tot aanbeveling, kan geen kwaad, extra punten, helpt, eventueel, graag, zou fijn zijn, zou mooi zijn, zou leuk zijn, zou prettig zijn, handig als je, kers op de taart, komt goed van pas, komen goed van pas, goed van pas, van pas, appreciëren, appreciëren we, appreciëren wij, stellen we op prijs, stellen wij op prijs, streepje voor, een streepje voor, fijne binnenkomer, is fijn, is mooi, is leuk, is een pre, is tof, handig om te kennen, extraatje, zou tof zijn',
    obligation:
      'verplichte, vereisten, noodzakelijke, onmisbare, benodigd, benodigde, geëist, essentiële, cruciale, het belangrijkste is, belangrijkste is, geen geheimen, in je vingers, klant wil, klant vraagt, klant eist, in de vingers, vragen we, we vragen, vragen wij, wij vragen, heb je nodig, musts, eist, een eis, is een eis, kan niet ontbreken, mag niet ontbreken, moet je kunnen, moet je kennen, onontbeerlijk, essentieel, cruciaal, is belangrijk, belangrijk is, kun je niet zonder, kan je niet zonder, harde eis, moeten, verwachten we, is de basis, staat voorop, niet onderhandelbaar, vereist, vereiste, verplicht, noodzakelijk, minimaal, minstens, ten minste, tenminste, must, must have, must-have, een must, is een must, eis, eisen, moet, onmisbaar, noodzaak, voorwaarde, nodig',
    requirement:
      'passie voor, gek op, gek bent op, warm loopt voor, weet je weg in, kent de weg in, kent, beheersen, goed in, goed is in, goed bent in, sterk is in, sterk bent in, kan werken met, kunt werken met, kan programmeren in, beschikt over, beschik je over, onderlegd, handig met, handig in, uit de voeten, doorgewinterd, weet alles van, sterk in, snapt, snap je, ijzersterk in, ervaring, kennis, werkervaring, beheerst, beheersing, vaardig, vaardigheid, bekend, bekend met, vertrouwd met, sterke, goede, ruime, uitgebreide, gedegen, aantoonbare, grondige, diepgaande, jaar, jaren, je hebt, jij hebt, je bent, jij bent, je kent, jij kent, je kunt, u heeft, overweg, thuis in, expertise, affiniteit, bedreven, je beheerst, wij zoeken, we zoeken, we vragen, wij vragen, zoeken iemand, gewerkt, verstand van, in de vingers, verstand',
    handling:
      'ervaring met, ervaring in, ervaring als, kennis van, kennis over, kennis in, kennis en ervaring met, werkervaring met, werkervaring in, bekend met, vertrouwd met, overweg met, overweg kunnen met, thuis in, vaardig in, vaardigheid in, beheersing van, expertise in, affiniteit met, bedreven in, programmeren in, programmeert in, ontwikkelen in, ontwikkelen met, gebruiken, gebruik van, jaar, je kent, jij kent, je beheerst, jij beheerst, gewerkt met, werkt met, werken met, verstand van',
    usage:
      'werken met, met, zoals, in, bijvoorbeeld, o.a, waaronder, via, voor, op, bij voorkeur, het liefst, je kent, goede, sterke, moderne, zowel, leert, leren, van',
    trade:
      'ontwikkelaar, ontwikkelaars, programmeur, programmeurs, specialist, beheerder, ontwikkeling, omgeving, omgevingen',
    pointer: 'bibliotheek, bibliotheken, met, zoals, bijvoorbeeld, o.a',
    artefact:
      'kent, kunt, beheerst, kennis, ervaring, applicatie, applicaties, koppelingen, componenten, diensten, omgeving, omgevingen, scripts, projecten, bibliotheken, code, gebruikt',
    technicalArtefact: 'componenten, koppelingen, scripts, bibliotheken',
    glue: 'en, of, is, zijn, met, voor, van, bij, als, in, op, een, wordt, worden, hebt, kent, heeft, kunt, beheerst, nodig',
    likeness:
      'of een soortgelijk, of een soortgelijke, of een vergelijkbaar, of een gelijkaardig, of gelijkaardig, of een equivalent, maakt ons niet uit, maakt niks uit, om het even, naar keuze, wat je wil, wat je wilt, of iets dergelijks, of iets soortgelijks, of zoiets, of dergelijke, beide prima, allebei prima, of gelijkwaardig, of equivalent, kies maar, eén ervan, een ervan, één ervan, maakt niet uit, of vergelijkbaar, of vergelijkbare, of soortgelijk, of soortgelijke, of iets vergelijkbaars, of een ander, of een andere, of andere, of een vergelijkbare',
    announcement:
      'technologieën, technieken, talen, programmeertalen, tools, kennis, ervaring, stack, eisen, wensen, must-haves, nice-to-haves, vereist, pluspunten, frameworks, databases, software, techstack',
    software:
      'ontwikkelaar, ontwikkeling, programmeren, programmeur, applicaties, koppelingen, software, softwareontwikkeling, ontwikkelen, ontwikkelt, platform, databases, diensten, technieken, programmeertaal, programmeertalen',
    lack: 'geen, niet, zonder, nooit, mist, nog nooit',
    terms:
      'zzp, avg, cao, fulltime, parttime, vast, thuiswerken, hybride, op locatie, m/v, m/v/x, v',
    list: 'anders, of anders, hetzij, desnoods, of desnoods, óf, of eventueel, of evt, eventueel, of in, en, of, noch, en/of, alsook, evenals, alsmede, zowel, als, of wel, dan wel, ofwel',
    passage:
      'de, het, een, van, met, in, voor, op, aan, bij, je, jij, wij, we, ons, hebt, hoeft, hoef, te, kennen, kennis, kennis van, ervaring, ervaring met, voorkennis, voorkennis van, zoeken, gebruiken, doen, werken, werken met, hier, meer, ook, deze, dit, die, specifieke, diepgaande, pure, klassieke, ontwikkelaar, ontwikkelaars, kunnen, nodig, er, daarvoor, hebben, verwachten, vragen, eisen, enige, verplicht, is, vacature, vindt, vinden, willen',
    follower:
      'ontwikkelaar, ontwikkelaars, kennis, ervaring, profielen, kandidaten, code, omgeving, applicaties, projecten, stack',
    verb: 'gebruiken, gebruikt, werken, doen, zoeken, nodig, hoeft, kiezen, schrijven, draaien, volstaat, vervangen, vervangt, bouwen, draait, is vervangen door, werd vervangen door, heeft plaatsgemaakt voor, is ingeruild voor',
    years:
      'jaartje of 3, jaartje of 4, jaartje of 5, decennium, een decennium, een jaar of twee, een jaar of drie, een jaar of vier, een jaar of vijf, een jaar of zes, een jaar of acht, een jaar of tien, jaar of 3, jaar of 4, jaar of 5, jaar of 6, jaar of 8, jaar of 10, jaartjes, jaartje, jaar erv, jaar xp, jr ervaring, jr erv, jaar, jaren, jaar ervaring, jaar werkervaring, meerjarige, jr, jrs, jaren ervaring, jaar exp',
    nature:
      'cloudplatform, cloud platform, cloudprovider, cloud provider, cloudomgeving, relationele database, frontend framework, js framework, scripttaal, cloud, taal, programmeertaal, hoofdtaal, database, framework, platform',
    replaced: 'vervangt, verving, vervangen, ingeruild, verruild, ingewisseld, vervingen',
    successor: 'door, voor',
  },
  role: {
    senior:
      'senioren, senior niveau, op seniorniveau, seniorniveau, door de wol geverfd, door de wol geverfde, door de wol, doorgewinterd, gepokt en gemazeld, oude rot, oude rotten, oudgediende, grijze haren, meer senior, ruime ervaring, zwaargewicht, geroutineerd, geroutineerde, seniorrol, ervaren, zeer ervaren, doorgewinterde, leidinggevend, leidinggevende',
    rank: 'teamleider, hoofdontwikkelaar, leidende',
    lead: 'hoofd it, hoofd ict, hoofd applicatieontwikkeling, hoofd automatisering, ict-manager, it-manager, manager ontwikkeling, teamleider ontwikkeling, technisch lead, tech-lead, teamlead, leidinggevende ontwikkeling, ontwikkelteamleider, technisch voorman, meewerkend voorman, leadontwikkelaar, lead-ontwikkelaar, lead ontwikkelaar, teamcoach, hoofd ontwikkeling, technisch leider, technisch teamleider, hoofd softwareontwikkeling, hoofdontwikkelaar',
    otherLevel:
      'junioren, junior niveau, juniorniveau, juniorrol, mediorniveau, stages, meewerkstage, stageplek, stageplaats, stagebedrijf, afstuderen, afstudeeropdracht, afgestudeerd, afgestudeerde, pas afgestudeerd, pas afgestudeerde, net afgestudeerd, net afgestudeerde, schoolverlater, schoolverlaters, student, studente, traineeship, traineeships, startersfunctie, startend, startende, bbl, bbl-plek, leerwerkplek, leer-werkplek, bijbaantje, zij-instromer, zij-instromers, omscholer, beginner, beginners, eerste baan, jonge hond, medior, stagiair, stagiaire, stage, starter, starters, trainee, afstudeerder, afstudeerstage, leerling, bijbaan, werkstudent, beginnend, beginnende, instapniveau',
    roleNoun:
      "rol, persoon, topper, kracht, man, vrouw, duizendpoot, kanjer, held, tijger, admin, dev, devs, stagiair(e), werkstudent, afstudeerder, trainee, projectmanager, productowner, ontwerper, ontwerpster, hoofdontwikkelaar, opdracht, ontwikkelaar, programmeur, softwareontwikkelaar, webontwikkelaar, architect, beheerder, systeembeheerder, consultant, specialist, ingenieur, adviseur, medewerker, functie, collega, analist, backendontwikkelaar, fullstackontwikkelaar, applicatieontwikkelaar, frontender, backender, frontendontwikkelaar, app-ontwikkelaar, appontwikkelaar, data-analist, datawetenschapper, netwerkbeheerder, tester, engineer, developer, front-ender, back-ender, cloudengineer, platformengineer, devopsengineer, securityspecialist, databasebeheerder, beveiligingsspecialist, testautomatiseerder, ios'er, devopper, databeheerder, front-endontwikkelaar, back-endontwikkelaar, data-ingenieur, datawetenschapster, projectleider, stagiair, stagiaire, stage, netwerkspecialist, netwerkengineer, cloudarchitect, cloudspecialist, softwaretester, data-architect, bi-ontwikkelaar, ai-ontwikkelaar, testengineer, front-end-ontwikkelaar, docent, trainer, boekhouder, verkoper, recruiter, leraar",
    roleNouns:
      "ontwikkelaars, programmeurs, softwareontwikkelaars, specialisten, architecten, ingenieurs, collega's, professionals, talenten",
    relation:
      "rapporteer aan, rapporteert aan de, leidinggevende is, samen met een, werk je met, je werkt met, je werkt samen, werkt nauw met, in overleg met, overleg met, in contact met, schakelt met, schakelen met, sparren met, spart met, onder begeleiding van, begeleiding van, geleid door, team bestaat uit, bestaat uit, bestaande uit, samen met, samenwerken met, werkt samen met, samenwerking met, leert van, werkt met, werkt nauw samen met, rapporteert aan, rapporteren aan, ondersteund door, begeleid door, ondersteunt, naast, collega, collega's, doorgroeien naar, groeien naar, doorgroeien tot, onder leiding van, aangestuurd door",
    hiring:
      'gezocht wordt, per direct gezocht, we zijn op zoek, wij zijn op zoek naar, zijn op zoek naar, ben op zoek naar, wie kent, ken jij, ken je, kent iemand, wie wil, wie kan, heb je zin, versterking, versterking voor, ter versterking, versterk, versterken, nodig, hebben nodig, we hebben, vragen wij, vraagt, vacature voor, opdracht voor, opdracht, kan gebruiken, kunnen gebruiken, missen nog, missen, word jij, word, kom je, voor een klant, zoeken, zoeken wij, wij zoeken, we zoeken, zoekt, gezocht, op zoek naar, als, vacature, functie, ben jij, jij bent, voor een, per direct, zoek, zoek ik, iemand',
    otherSenior: 'woningen, zorg, residentie, mensen, management, leidinggevenden, burgers',
    backend:
      'backendontwikkelaar, backendontwikkeling, backend-ontwikkeling, serverside, server-side, backender, back-ender, back-endontwikkelaar',
    fullstack: 'fullstackontwikkelaar, fullstackontwikkeling',
    anotherTrade:
      'testers, softwaretesten, testanalist, testmanager, testcoördinator, testspecialist, testautomatisering, testautomatiseringsspecialist, kwaliteitsborging, gameontwikkelaar, gamedeveloper, firmwareontwikkelaar, hardwareontwikkelaar, elektronica, elektrotechniek, werktuigbouwkundig, werktuigbouwkundige, mechatronica, robotica, besturingstechniek, procesautomatisering, ontwerper, grafisch ontwerper, webdesigner, helpdesk, helpdeskmedewerker, servicedesk, servicedeskmedewerker, servicedesk medewerker, supportmedewerker, ondersteuning, werkplekondersteuning, ict-medewerker, projectmanager, programmamanager, delivery manager, functioneel ontwerper, functioneel analist, functioneel beheer, functioneel applicatiebeheerder, applicatiebeheerder, informatieanalist, business-analist, bedrijfsanalist, procesanalist, sap, erp, crm, afas, enterprise-architect, informatiearchitect, marketing, bio-informaticus, frontendontwikkelaar, frontendontwikkeling, tester, vormgever, systeembeheerder, netwerkbeheerder, data-analist, analist, beveiliging, beheerder, projectleider, softwaretester, testautomatiseerder, testengineer, embedded, functioneel beheerder, docent, trainer, boekhouder, verkoper, recruiter, leraar, verkoop',
    asking:
      'je, jij, ervaring, bouwt, bouwen, ontwikkelt, ontwikkelen, ontwikkeling, kennis, ontwerpt, verantwoordelijk, werkt aan, werken aan, realiseert, onderhoudt',
    prose:
      'wij, je, jij, jouw, ons, onze, is, zijn, wordt, worden, hebben, hebt, heeft, kunt, dat, die, wat, er, het, u',
    datum:
      'senioriteit, seniority, werkniveau, functienaam, profiel, rolnaam, gevraagde rol, niveau, functie, functieniveau, functietitel, ervaringsniveau, werkervaring, positie, rol',
    possessive: 'onze, ons, hun, andere',
    between: 'van, tussen',
    minor: 'wat, beetje, enige',
    standAlone: 'teamleider',
    mid: 'mediorniveau, mediors, medior',
    frontend:
      'frontendontwikkelaarster, front-endontwikkeling, front-enders, frontenders, frontendwerk, webinterface, webinterfaces, gebruikersinterface, gebruikersinterfaces, interfaces, voorkant, de voorkant, frontendontwikkelaar, frontendontwikkeling, frontender, front-ender, front-endontwikkelaar, front-end-ontwikkelaar',
    mobile:
      "mobiel, mobiele app, mobiele applicaties, mobiele ontwikkelaar, mobiele developer, app-bouwer, appbouwer, apps, app-developer, app developer, app-ontwikkelaar, appontwikkelaar, mobiele, ios'er, mobiele apps",
    data: 'dataplatform, dataplatformen, data-platform, datamensen, dataspecialist, datamodelleur, datamodelleerder, datascientist, dataengineer, datapijplijnen, datapipelines, rapportages, statisticus, machine-learningengineer, taalmodellen, gegevensanalyse, gegevensanalist, data-analist, datawetenschapper, data-engineer, datawetenschap, kunstmatige intelligentie, data-ingenieur, datawetenschapster, data-architect, bi-ontwikkelaar, ai-ontwikkelaar, gegevens, data-analyse, machinaal leren',
    infrastructure:
      'ict-beheerder, it-beheerder, systeem-en netwerkbeheerder, systeem- en netwerkbeheerder, systeembeheer, netwerkbeheer, serverbeheer, serverbeheerder, linuxbeheerder, windowsbeheerder, technisch beheerder, technisch beheer, infra, infrabeheerder, infraspecialist, infrastructuurspecialist, infrastructuurbeheerder, infrastructuurarchitect, systeemengineer, systeemingenieur, systeemspecialist, system-engineer, netwerkarchitect, netwerk, netwerken, platformbeheerder, platformspecialist, cloudbeheer, cloudplatform, databasebeheer, databasespecialist, dba, devopsspecialist, hosting, datacenter, rekencentrum, virtualisatie, werkplekbeheer, systeembeheerder, netwerkbeheerder, beheerder, infrastructuur, devopper, databasebeheerder, platform, cloudbeheerder, applicatiebeheerder, netwerkspecialist, netwerkengineer, cloudarchitect, cloudspecialist, cloudengineer, platformengineer, devopsengineer',
    security:
      'informatiebeveiliger, it-beveiliging, ict-beveiliging, cyberbeveiliging, cybersecurityspecialist, securityengineer, securityanalist, beveiligingsadviseur, beveiligingsanalist, beveiligingsarchitect, pentester, penetratietester, penetratietesten, ethisch hacker, ciso, beveiliging, informatiebeveiliging, beveiligingsspecialist, securityspecialist',
    client: 'klant, klanten, opdrachtgever',
    outsider:
      'docent, docente, trainer, leraar, lerares, boekhouder, boekhoudster, verkoper, verkoopster, accountmanager, salesmanager, recruiter, wervingsadviseur, beveiliger, beveiligers, beveiligingsbeambte, beveiligingsmedewerker, klantenservice, medewerker klantenservice, klantenservicemedewerker, administratief medewerker, administrateur, salarisadministrateur, secretaresse, receptionist, receptioniste, data-invoer, chauffeur, kok, verpleegkundige, verzorgende, tekstschrijver, redacteur, vertaler, jurist, productmanager, producteigenaar, marketeer, magazijnmedewerker, monteur, elektricien, schoonmaker',
    developer:
      'ontwikkelaar, programmeur, softwareontwikkelaar, applicatieontwikkelaar, webontwikkelaar, engineer, developer',
    team: 'team, teams, ploeg, afdeling, squad',
  },
  topic: {
    elsewhere:
      "het platformteam, platformteam, infrateam, het infrateam, devopsteam, door het platformteam, een apart team, aparte team, andere afdeling, een ander team, ander team, andere teams, collega's, een partner, leverancier, externe partij, een bureau, daar blijf jij vanaf, iemand anders, een externe",
    taught:
      'dat leer je hier, dat leer je bij ons, dat leer je, dat leren we je, leer je hier, leer je bij ons, leer je wel, leer je snel, leren we je, leren wij je, mag je hier leren, kun je hier leren, kan je hier leren, kun je leren, je leert, leer je van ons, leer je ter plekke, brengen we je bij',
    seeking:
      'willen iemand, wil iemand, wil graag iemand, willen graag iemand, zoeken, zoekt, zoek, gezocht, gevraagd, op zoek naar, nodig hebben',
    optionalLabel: 'kan, mag, zou, liefst, leuk',
    yours: 'jouw, je, uw',
    helping:
      'helpt je, begeleidt je, werkt je in, coacht je, ondersteunt je, leert je, als buddy, als mentor, je buddy, je mentor, jouw buddy, jouw mentor, aan je zijde, naast je, krijg je een, krijgt een, je krijgt een, doorgroeien, doorgroei, doorgroeimogelijkheden, doorgroeien naar, door te groeien',
    member: 'lid',
    asMember: 'als',
    substitute:
      'mag ook, kan ook, is ook goed, ook goed, is ook prima, ook prima, is ook oké, ook ok, is ook ok, volstaat ook, telt ook, voldoet ook, is even goed, is net zo goed, werkt ook, ook welkom in plaats daarvan',
    article: 'een',
    others: 'ze, zij, de klant',
    demandingWord:
      'kun, lukt, zonder, ontbreken, criteria, basis, nodig, verwachten, zoeken, vragen, breng, brengt, neem, neemt, moet, kunt, kent, profiel, kandidaat, iemand, past, persoon',
    welcomingWord:
      'meegenomen, scoor, scoren, enthousiast, juichen, stralen, bonus, kers, taart, onderscheid, verrassen, pluspunten, springen, voorsprong, blij, leuk, mooi, fijn, extra, punten, glimlach, hart, streepje, opvallen, onderscheidt, gaaf, tof, waarderen',
    taskWord:
      "werkdag, aan de slag, bijdrage, dagen, werkzaamheden, werk, baan, uitdaging, uitdagingen, toekomst, collega's, rol, salaris, contract, week, impact, taken, werkplek, avontuur, speeltuin, doen, doet, werken, werkt, bouwen, bouwt, dag, team, bieden, leren, krijgt, project, missie, doe",
    conditional: 'zou, zouden',
    besides: 'al, ooit, al eens, ook, daarnaast',
    praise:
      'mooi, gaaf, tof, geweldig, ideaal, fantastisch, perfect, handig, fijn, lekker, leuk, cool, nice, prima, top, super, verras, verrast, helemaal',
    demandingHeading:
      'verwachtingen, onze verwachtingen, wat je in huis hebt, in huis, dit heb je in huis, heb je in huis, niet ontbreken, kunt niet zonder, kan niet zonder, niet zonder kunt, niet zonder, basisvaardigheden, eisen, functie-eisen, functie eisen, vereisten, vereist, wij vragen, wat vragen wij, wat wij vragen, wat we vragen, wij verwachten, wat wij verwachten, verwachten wij, verwachten we, dit vragen wij, vragen wij, wie ben jij, wie jij bent, dit ben jij, ben jij, jij bent, jouw profiel, je profiel, profiel, wat breng jij mee, breng jij mee, breng je mee, neem jij mee, neem je mee, wat neem je mee, wat jij meebrengt, je brengt mee, je hebt, jij hebt, heb jij, dit heb jij, dit heb je, wat heb je nodig, vaardigheden, jouw vaardigheden, competenties, kwalificaties, kennis en ervaring, jouw kennis, must-haves, must haves, noodzakelijk, wat je meebrengt, meebrengt, wie zoeken we, wie zoeken wij, we zoeken, wij zoeken, zoeken wij, kennis, ervaring, harde eisen, jouw skills, skills, minimale eisen, jouw expertise, onze wensenlijst, dit neem je mee, gevraagd, herken jij jezelf, herken je jezelf, jouw achtergrond, over jou, jou missen we nog, wie missen we nog, verder heb je, verder heb jij, jij biedt ons, jouw kwaliteiten, wat jij ons biedt, dit breng je mee, dit breng jij mee, in je cv, wat ik zoek, ik zoek, onmisbaar',
    welcomingHeading:
      "extra punten, punten scoor je, scoor je punten, zachte eisen, zachte wensen, waarderen we, waarderen wij, waarderen we ook, maakt je extra sterk, springt eruit, wensen, pluspunt, pluspunten, pré, pre, een pré, een pre, mooi meegenomen, wat is mooi meegenomen, meegenomen, bij voorkeur, voorkeur, nice-to-haves, nice to haves, bonus, bonuspunten, een plus, plus, extra, gewenst, wenselijk, optioneel, is een voordeel, voordeel, leuk als je, fijn als je, liefst, leuk extraatje, heb je idealiter ook, dit heb je idealiter ook, idealiter, extra's, leuke extra's, daar worden we blij van, hier worden we blij van, word je extra interessant, fijn als je ook, mooi als je ook, zou mooi zijn, zou fijn zijn, kers op de taart, gewenste kennis, komt van pas, komt goed van pas, streepje voor, een streepje voor",
    taggingHeading: 'technologieën, technieken, techstack, stack, trefwoorden, talen',
    neutralHeading:
      'gebruiken we, werken we met, goed om te weten, handig om te weten, zo ziet je week eruit, je week, jouw bijdrage, jouw werk, je werk, taken, jouw taken, je taken, werkzaamheden, jouw werkzaamheden, wat ga je doen, wat ga jij doen, ga je doen, ga jij doen, dit ga je doen, wat je gaat doen, wat je doet, de functie, jouw functie, jouw rol, de rol, functieomschrijving, functie-omschrijving, over ons, over de functie, over het bedrijf, wie zijn wij, wie wij zijn, wij zijn, solliciteren, sollicitatie, contact, het bedrijf, de organisatie, het team, jouw team, onze stack, techstack, onze techniek, verantwoordelijkheden, jouw verantwoordelijkheden, waarom, interesse, bedrijfsprofiel, waar ga je werken, waar werk je mee, we werken met, wij werken met, jouw dag, projecten, tech stack, je zal, jij zal, je zult, jij zult, jouw uitdaging, wat je zal doen, wat mag je verwachten, wat mag jij verwachten, mag je verwachten, mag jij verwachten, bieden jou, wij bieden jou, biedt jou, hier kom je te werken, wat je ontvangt',
    offeringHeading:
      'niets voor jou, niet voor jou, wij bieden, wat bieden wij, wat wij bieden, wat we bieden, bieden wij, dit bieden wij, ons aanbod, aanbod, arbeidsvoorwaarden, wat krijg je, krijg je, we bieden, bieden we, wat leer je',
    resume:
      "werkervaring, opleiding, opleidingen, curriculum vitae, persoonsgegevens, persoonlijke gegevens, geboortedatum, referenties, hobby's, talen, heden, nu, personalia",
    self: 'ik, mijn, mij, ikzelf',
    yes: 'uiteraard, natuurlijk, vanzelfsprekend, sowieso, tuurlijk, zeker, absoluut, ja',
    company:
      'bestaat, bestaan, het bedrijf, de organisatie, markt, bedrijf, bureau, organisatie, opgericht, softwarehuis',
    moving:
      'verhuisd, overgezet, overgegaan, overgeschakeld, gegaan, overgezet, naar, gaan, stappen, migreren, overstappen, verhuizen, overgestapt, gemigreerd',
    origin: 'van',
    destination: 'tot, naar, a, à',
    permitting: 'ok, oké, oke, mag, mag ook, kan ook, welkom, prima, geen probleem, mogelijk',
  },
  detail: {
    whenLabel: 'wanneer, start, startdatum, ingangsdatum, beschikbaarheid',
    unneeded: 'boeit ons, onbelangrijk',
    fromOn: "ongeveer, circa, meer dan, ruim, rond de, zeg, een, pakweg, zo, vanaf, zo'n",
    date: 'half jan, begin jan, januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december, asap, direct, per direct, z.s.m, zsm, zo snel mogelijk, meteen',
    starting:
      'ingaand op, aan de slag, te beginnen, begint, start half, start eind, starten we, start, startdatum, starten, beginnen, begin, beschikbaar, beschikbaarheid, aanvang, instappen, ingaand, ingangsdatum',
    term: 'contract, looptijd, duur, garantie, proeftijd, verlenging, groei, detachering',
    offered:
      'cursus, cursussen, les, lessen, taalcursus, betaald, betaalde, vergoed, vergoeden, gratis, opleidingsbudget',
    grade:
      'zeer, erg, heel, goed, goede, uitstekend, uitstekende, beheersing, beheers, beheerst, schrift, woord, geschrift, niveau, taal, redelijk, redelijke, basis, basiskennis, perfect, mondeling, schriftelijk, zakelijk, prima, vereist, verplicht, must, pre, pré, ook, ok, mooi, minimaal, min, handig, noodzakelijk, voldoende, kennis, nodig',
    level:
      'sprekend, sprekende, nederlandstalig, engelstalig, duitstalig, franstalig, vloeiend, vloeiende, vlot, vlotte, moedertaal, native, moedertaalniveau, spreek, spreekt, spreken, woord en geschrift, in woord en geschrift, in woord en schrift, woord en schrift, talig, talige, taalvaardig, taalvaardigheid, gesproken, tweetalig',
    tongueLabel: 'taal, talen, voertaal, werktaal, taalkennis, talenkennis',
    degree:
      'studeert, afstudeerder, wo-diploma, mbo-diploma, hbo student, hbo-niveau, hbo niveau, wo-niveau, hbo/wo, hbo of wo, mbo 4, mbo-4, mbo4, hbo denkniveau, hbo-denkniveau, universitair, ingenieur, afgestudeerd, hbo+, bachelordiploma, masterdiploma, academisch, hbo bachelor, hbo, wo, mbo, diploma, bachelor, master, opleiding, hbo-diploma, universitaire opleiding, afgeronde opleiding, hbo-opleiding, werk- en denkniveau',
    tongue:
      'italiaans, spaans, portugees, pools, zweeds, deens, noors, russisch, oekraïens, tsjechisch, hongaars, roemeens, grieks, turks, arabisch, chinees, mandarijn, japans, koreaans, vlaams, nederlandstalig, engelstalig, duitstalig, franstalig, tweetalig, nederlandse, engelse, franse taal, spreekt nederlands, fries, engels, nederlands, duits, frans, moedertaal, vloeiend engels, nederlandse taal, engelse taal, vloeiend nederlands, duitse taal, taalvaardigheid',
    place:
      'op locatie, op kantoor, woonachtig, werkvergunning, je woont in, woont in, in de buurt van, standplaats, hybride, kantoordagen, kantoordag, geldige werkvergunning, verblijfsvergunning, ter plaatse, hybride werken, woonachtig in, woont, verhuizen, dagen kantoor, reisafstand, op de zaak',
    clearance:
      'aivd, screening, aivd-screening, vgb, verklaring van geen bezwaar, abdo, bibob, integriteitsscreening, pre-employment screening, veiligheidsonderzoek, vog, veiligheidsscreening, verklaring omtrent het gedrag',
    notice:
      'per direct inzetbaar, snel beschikbaar, op korte termijn beschikbaar, zo snel mogelijk, start asap, start z.s.m, start per direct, opzegtermijn max, opzegtermijn, per direct beschikbaar, per direct, direct beschikbaar, startdatum, ingangsdatum, indiensttreding, zo snel mogelijk starten, start zo snel mogelijk, beschikbaar vanaf',
    travel:
      'vliegen, overnachtingen, op reis, rijdt naar, naar klanten, klantbezoek, bij klanten, reizen, reizen naar, reis, buitenlandse reizen, klantbezoeken, reisbereid zijn, bereid om naar, dienstreizen, reisbereid, reisbereidheid, zakenreizen, bereidheid om te reizen, bereid om te reizen, bereid te reizen',
    certificate:
      'certificaat, certificaten, certificering, certificeringen, gecertificeerd, gecertificeerde, rijbewijs-b, vca, rijbewijs, rijbewijs b',
    placeLabel:
      'standplaats, locatie, werklocatie, plaats, regio, waar, werkplek, werkplaats, vestiging, stad',
    amount: 'meerdere, enkele, meerjarige, of meer, of langer, en meer',
    ofThese: 'waarvan minimaal, waarvan minstens, waarvan, daarvan, hiervan',
    closing:
      'ongeveer, minimaal, minstens, minimum, gewenst, gevraagd, liefst, moet, volstaat, volstaan, is, zijn, heeft, hebt, hebben, genoeg, voldoende, graag, vereist, ofzo, of zo, is genoeg, is voldoende, is ok',
    career:
      'dit werk, het vak, gewerkt, totaal, in totaal, meegedraaid, als, al, dev, programmeren, ontwikkelen, gewerkt hebt, werkervaring, relevante, professionele, softwareontwikkeling, ontwikkeling, software, vergleijkbare, vergelijkbare, soortgelijke, of meer, of langer, en meer, ict, it, branche, sector, vak, vakgebied, beroep, werkveld, aantoonbare, ruime, gedegen, brede, recente, professioneel, functie, rol, positie, de, het, een, praktijkervaring, ontwikkelervaring, programmeerervaring, software development, softwarebranche, it branche, it sector, ict sector, aantoonbaar, relevant',
    city: "rotterdam, den haag, utrecht, eindhoven, groningen, tilburg, almere, breda, nijmegen, apeldoorn, haarlem, arnhem, enschede, amersfoort, zaanstad, den bosch, 's-hertogenbosch, zwolle, leiden, maastricht, dordrecht, zoetermeer, delft, deventer, hilversum, venlo, heerlen, alkmaar, leeuwarden, assen, gouda, veenendaal, nieuwegein, hoofddorp, schiphol, antwerpen, gent, brugge, leuven, mechelen, brussel, kortrijk, hasselt, genk, aalst, randstad, regio utrecht, ghent",
    remote:
      'thuiswerken, thuiswerk, thuis werken, vanuit huis, dagen thuis, remote werken, op afstand, thuiswerkdagen, volledig remote, thuiswerkmogelijkheden',
    site: 'kantoor, kantoren, vestiging, hoofdkantoor, locatie',
  },
  clause: {
    subject: 'we, wij, je, jij, u, ze',
    speaker: 'we, wij',
    pronoun: 'het, dat, dit, deze, ervan',
    singular:
      'is, wordt, was, hoeft niet, is vervangen door, werd vervangen door, heeft plaatsgemaakt voor, is ingeruild voor',
    lacking: 'zonder',
    determiner: 'geen',
    credential:
      'diploma, certificaat, certificaten, certificering, certificeringen, gecertificeerd, opleiding',
    opensClause: 'en, maar, want',
    all: 'alle, alles, elke, ieder, iedere',
    asksWhat: 'wat, dit, wie',
    experienceNoun:
      'op de teller, op zak, achter de rug, in de rugzak, op je naam, erv, onder de riem, ervaring, kennis, voorkennis, werkervaring, exp, praktijkervaring, ontwikkelervaring, programmeerervaring',
    example: 'zoals, bijvoorbeeld, bijv, o.a, denk aan, waaronder',
    alternative:
      'anders, of anders, hetzij, desnoods, of desnoods, óf, of eventueel, of evt, eventueel, of in, of, noch, en/of, dan wel, ofwel',
    oneOf:
      'minstens één, minstens een, ten minste één, ten minste een, tenminste één, tenminste een, minimaal een, een, één, minimaal één, een van, één van',
    of: 'van, de',
    averse: 'haat, verafschuwt, vermijdt, mijdt, verveelt, bang, angst, onbekend, vies',
    preposition: 'in, met, op, voor, van, aan, bij, als',
    leaving: 'weg van, afgestapt van, overgestapt van',
    toward: 'naar',
    passive: gone,
    predicate: `zonder belang, niet van belang, van geen belang, niet belangrijk, onbelangrijk, niet relevant, ${gone}, uitgesloten, irrelevant`,
    excepting: 'behalve, uitgezonderd',
    deterred:
      'kom je de deur niet in, kom je niet binnen, heeft reageren geen zin, heeft solliciteren geen zin, reageer niet, niet reageren, niet te reageren, kom je niet ver, kom je er niet, kom je hier niet ver, leven, werkt het niet, geen kans, gaat het niet, geen schijn van kans, onmogelijk, niet mogelijk, geen gesprek, wordt het niks, wordt het niets, vergeet het, niet te solliciteren, niet solliciteren, solliciteer niet, heeft geen zin, kansloos',
    nothing: 'niets, niemand',
    pending: 'vooralsnog, tot nu toe',
    pointsOn: 'bij voorkeur, liefst, het liefst, idealiter, graag, eventueel',
    using:
      'draait op, draaien op, gebruikt, gebruiken, gebruik van, we gebruiken, wij gebruiken, werkt met, werken met, ontwikkelen met, we werken met, wij werken met',
    year: 'jaar, jaren',
    dateBefore: 'vorig, afgelopen, dit, per, elk, volgend, vorige, al',
    ago: 'later, daarna, terug, eerder, geleden, bestaat, op rij, achter elkaar, oud, garantie, jong',
    duration: 'voor, over, in, na, binnen, sinds, al',
    within: 'in',
  },
  exclusion: {
    adverb:
      'voorjaar, zomer, najaar, herfst, winter, kwartaal, week, maand, bezig, aan het, bezig met, actief, inmiddels, intussen, tegenwoordig, vandaag, sinds, bewust, opzettelijk, expres, helaas, eerlijk, momenteel, nu, vooralsnog, gelukkig, sorry, alsjeblieft, alstublieft, aub, svp, graag, bedankt, dank, hier, daar, er, meer, echt, helemaal, totaal, volledig, compleet, al, allang, eindelijk, gewoon, intern, ook, zeker, absoluut, beslist, sowieso, binnenkort, straks, langzaam, geleidelijk, hoor, dus, ooit, liever, beter, beloofd, principieel, even, maar, toch, nergens, aan, moment, dit, jaar, jaren, vorig, afgelopen, stap, beetje, ons, in, uit, tegen',
    engaging:
      'aangeslagen, doorgezet, hou, houdt, houd, hou je van, past, passen, blijft, loont, gebruikte, gebruikten, wilde, wilden, zocht, zochten, draaide, draaiden, raakt, schrijft, schreef, geschreven, bouwen, bouwt, gebouwd, kom, biedt, zat, zaten, had, hadden, missen, gemist, mist, verwachten, verwacht, uitstaan, luchten, gebruiken, gebruikt, gebruik, hebben, heeft, heb, willen, wil, doen, doet, gedaan, zoeken, zoekt, gezocht, gevraagd, gewenst, relevant, gepland, ingezet, inzetten, werken, werkt, draaien, draait, raken, aanraken, vinden, vind, vindt, tegenkomen, tegenkomt, zien, zie, bestaat, schrijven, ondersteunen, ondersteund, bieden, aanbieden, aannemen, toegestaan, toelaten, telt, tellen, meetellen, interesseert, interesse, nemen, nodig, zit, zitten, speelt, geworden, werd, werden, onderwerp, thema, kwestie, aanwezig, maakt, maken, deel, onderdeel, staat, staan, aanraking, rekenen, gaan, gaat, komt, komen, leveren, optie, keuze',
    setting:
      "menukaart, menu, radar, verlanglijstje, wensenlijst, tekentafel, ding, dingetje, gedoe, meuk, hoek, tijden, tijd, dagen, jaren, landschap, collega's, iets, team, stack, huis, bedrijf, organisatie, project, projecten, product, producten, tools, tool, tooling, spul, spullen, zooi, troep, dingen, zaken, code, codebase, site, sites, website, app, applicatie, applicaties, orm, cms, taal, talen, database, databases, framework, frameworks, bibliotheek, wereld, oude, oud, stokoude, laatste, rest, restjes, scripts, script, servers, server, monoliet, systeem, systemen, deel, technieken, technologieën, oplossing, goede, hele, beetje, deur, functie, rol, baan, planning, agenda, lijst, kaart, toekomst, pakket",
    removed:
      "links laten liggen, laten liggen, overgeslagen, slaan we over, van afgezien, afgezien, zien we van af, de prullenbak in, in de prullenmand, de prullenmand in, het raam uit, overboord, overboord gezet, overboord gegooid, de vuilnisbak in, de kliko in, in de kliko, naar het museum, plaatsgemaakt, plaats gemaakt, moeten wijken, vaarwel gekust, aan de dijk gezet, het veld geruimd, op de schop, zijn we af, zijn wij af, we inmiddels af, we eindelijk af, we nu af, we gelukkig af, inmiddels af, eindelijk af, gelukkig af, met pensioen gegaan, met pensioen gaan, gaat met pensioen, gaat eruit, gaat er uit, er uit, uitfaseren, faseert uit, faseren uit, afbouwen, bouwen we af, bouwt af, opdoeken, uitzetten, uitschakelen, afschaffen, schaffen we af, doen we weg, doen we de deur uit, gooien we weg, stoppen we mee, zijn we mee gestopt, we mee gestopt, mee gestopt, mee klaar, wel klaar mee, klaar mee, zijn we klaar mee, van af, ervan af, zijn we vanaf, we vanaf, vanaf gestapt, vanaf zijn, op sterven na dood, loopt op zijn eind, loopt op z'n eind, op z'n retour, heeft zijn langste tijd gehad, heeft z'n langste tijd gehad, vaarwel, uitgewerkt, achter ons, in de vuilnisbak, naar de schroothoop, weggemigreerd, uitgezwaaid, nemen we afscheid, namen we afscheid, hebben we afscheid genomen, wordt uitgefaseerd, wordt vervangen, gekild, gekilled, gekickt, gedropt, laten vallen, losgekoppeld, afgeschaft, uitgefaseerd, afgevoerd, verwijderd, geschrapt, verboden, verbannen, uitgesloten, afgedankt, weggegooid, weggedaan, begraven, opgedoekt, opgegeven, afgebouwd, uitgezet, uitgeschakeld, stopgezet, gedumpt, eruit gegooid, eruit gehaald, eruit geknikkerd, eruit, vaarwel gezegd, gedag gezegd, losgelaten, achter ons gelaten, aan de kant gezet, aan de kant geschoven, aan de wilgen gehangen, bij het grofvuil gezet, bij het oud vuil, in de prullenbak, in de ban gedaan, van tafel geveegd, van tafel, van de baan, verleden tijd, geschiedenis, historie, passé, passe, voorbij, dood, op zijn retour, op weg naar buiten, op weg naar de uitgang, met pensioen, met pensioen gestuurd, uitgerangeerd, achterhaald, taboe, een no go, no go, not done, ongewenst, niet gewenst, niet toegestaan, weg, exit, kwijt, fini, de deur uit, ingeruild, afgezworen, vervangen, afgewezen, geannuleerd, gewist, opgezegd, weggestemd, blijft buiten, blijft buiten de deur, in de ijskast, in de la, gecanceld, weggesaneerd, gestopt, bij het vuilnis, bij het vuilnis gezet, op de schroothoop, vloog eruit, gevlogen, ter ziele, behoort tot het verleden, behoren tot het verleden, hoort bij het verleden, buiten scope, buiten de scope, zeggen we vaarwel, gooien we eruit, faseren we uit, zetten we uit, afscheid genomen, opgeheven, afgestapt, weggegaan",
    refusal:
      'nooit weer, dus nee bedankt, dan nee, daarom nee, die trein is vertrokken, trein is vertrokken, dat schip is gevaren, dat was ooit, was ooit, oude koek, zonder ons, doe mij maar niet, gelukkig niet, helaas niet, helaas nee, bij voorkeur niet, passen we voor, daar passen we voor, niet aan beginnen, beginnen we niet aan, daar beginnen we niet aan, daar doen we niet aan, tevergeefs, vergeefs, niks voor ons, niets voor ons, niet voor ons, niet ons ding, niet onze wereld, doe maar niet, doen we niet, doe ik niet, doen wij niet, doen we niet meer, lekker niet, nul komma nul, bespaar ons, blijft je bespaard, blijven je bespaard, bespaard, het leven is te kort, helpt je hier niet, helpt hier niet, daar heb je hier niks aan, heb je hier niets aan, heb je hier niks aan, nee, nee hoor, nee bedankt, nee dank je, nee dank u, neen, nooit, nooit meer, echt niet, absoluut niet, zeker niet, liever niet, vergeet het maar, vergeet het, over mijn lijk, no way, geen sprake van, kan thuisblijven, mag thuisblijven, kunnen thuisblijven, mag thuis blijven, kan thuis blijven, van mijn levensdagen niet, in geen duizend jaar, laat maar, hoeft niet, doen we niet aan, geen regel, geen enkele regel, kun je vergeten, kan je vergeten, mag je vergeten, in geen geval, onder geen beding, dus nee',
    dismissal:
      'is dit hier niks, is dit helaas niks, is dit helaas niets, niks voor je, niets voor je, niet voor je, niks voor jullie, niets voor jullie, niet jouw ding, niet in behandeling genomen, niet in behandeling, nemen we niet mee, wordt niet meegenomen, worden niet meegenomen, worden afgewezen, wordt afgewezen, is dit niks, is dit niets, is het niks, is het niets, dan is dit niet jouw baan, niet jouw baan, niet jouw plek, niet de juiste plek, niet de juiste baan, niet de juiste match, geen match, geen goede match, past dit niet, pas je hier niet, word je hier niet gelukkig, word je niet gelukkig, wordt hier niet gelukkig, zul je hier niet gelukkig worden, zit je hier fout, zit je hier verkeerd, zit hier fout, zit hier verkeerd, zit je fout, ben je hier verkeerd, klik verder, klik gerust verder, kun je beter verder zoeken, kan beter verder zoeken, is hier aan het verkeerde adres, spaar je de moeite, hoef je niet te solliciteren, hoef je niet te bellen, niks voor jou, niets voor jou, niks voor u, niets voor u, niet voor jou, aan het verkeerde adres, verkeerd adres, verkeerde plek, hier verkeerd, hier niet op je plek, niet op je plek, zoek verder, scrol verder, scroll verder, scroll door, loop door, reageer dan niet, reageer niet, solliciteer niet, solliciteer dan niet, hoef je niet te reageren, hoeft niet te reageren, hoeft niet te solliciteren, bespaar je de moeite',
    only: 'vooral, voornamelijk, hoofdzakelijk, met name, niks anders dan, louter, alleen, enkel, slechts, uitsluitend, alleen maar, niets anders dan',
    pitch:
      "sturen, stuur, stuurt, zenden, toesturen, mailen, voorstellen, aanbieden, aandragen, benaderen, bellen, reageren, reageer, solliciteren, contact, mij, me, ons, profielen, cv's, cvs, sollicitaties, mensen, kandidaten, ontwikkelaars, developers, devs, experts, specialisten, types, lui, fans, bouwers, jongens",
    reason: 'omdat, want',
  },
};
