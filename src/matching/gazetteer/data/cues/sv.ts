// Swedish cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'är ett nej, är uteslutet, är vi klara med, krävs inte, krävs ej, behövs inte, behövs ej, behöver du inte, behöver du inte kunna, används inte längre, använder vi inte, använder vi inte längre, ersatt av, ersatts av, utfasat, inte aktuellt, undanbedes, har ersatts av, har ersatts med, är ersatt av, är ersatt med, ersatts med, ersatt med, har vi bytt ut mot, har bytts ut mot, bytts ut mot, utbytt mot, är utfasat, är utfasad, jobbar vi inte med, arbetar vi inte med, jobbar vi inte längre med, arbetar vi inte längre med, har vi lämnat, har vi slutat med, har vi slutat använda, efterfrågas inte, efterfrågas ej, är historia, är ett minne blott, rör vi inte, rör vi inte längre, är på väg ut, fasas ut, nej tack, har vi lagt ner, har vi skrotat, är nedlagt, är inte vår grej, inte vår grej, är inget för oss, finns inte hos oss, är vi färdiga med';

/** Denials of a demand for technologies before or after them. */
const denied =
  'är inte nödvändigt, är inte nödvändig, ej krav, inte nödvändigt, är inte ett krav, är inget krav, är ej ett krav, inget krav, inte ett krav';

export const swedish: Language = {
  tag: 'sv',
  tells:
    'och, att, det, som, en, ett, är, på, för, med, av, till, den, i, du, vi, har, inte, om, eller, dig, din, ditt, dina, vår, våra, vårt, oss, kan, ska, kommer, från, hos, vid, men, där, även, samt, så, bli, blir, andra, mycket, också, inom, söker, arbeta, arbetar, jobba, jobbar, erfarenhet, erfarenheter, kunskap, kunskaper, krav, skallkrav, meriterande, önskvärt, kvalifikationer, utvecklare, utveckling, backendutvecklare, fullstackutvecklare, systemutvecklare, frontendutvecklare, juniorutvecklare, seniorutvecklare, mjukvaruutvecklare, webbutvecklare, programmerare, ingenjör, ingen, inga, inget, ej, ansökan, tjänst, tjänsten, företag, bolag, år, god, goda, erfaren, ledande, behärskar, använder, utan, varken, istället, möjlighet, växande, arbetsuppgifter, minst, slutat, gärna, ersatts, övriga, jag, mitt, nej, tack',
  falseFriends:
    'i, bra, for, fast, as, so, an, man, vi, men, den, under, om, far, not, barn, hit, not, art, vid, bland, sin, on, en, el, de',
  ordinary:
    'Elm, Rest, Helm, Express, Chef, Kong, Dart, Ember, Rust, Ren, Salt, Swift, Vite, Spark, RoR, AKS, EKS, KVM, BLE, Prolog, Prisma, Lua, Struts, Flyte, Dask, Spring, Slim',
  small: 'och, att, för, med, av, till, i, på, en, ett, som, om, från',
  suspending: 'och, eller, samt',
  abbreviations:
    'min, eng, t.ex, bl.a, m.m, m.fl, dvs, osv, ca, inkl, ev, exkl, etc, st, tel, kl, nr',
  decoys:
    'github-profil, vår chef, din chef, närmaste chef, chef för, chef på, resten av, kung och, en chef, har du möjlighet, har du möjligheten, har du möjlighet att, har du möjligheten att, outlook för ios, outlook för android',
  heads:
    'analytiker, testare, ledare, nivå, teamet, gänget, kille, tjej, människa, person, rådgivare, profil, tjänst, utvecklare, utvecklaren, utveckling, programmerare, ingenjör, ingenjörer, arkitekt, specialist, konsult, kunskap, kunskaper, erfarenhet, kompetens, miljö, miljöer, tekniker, ansvarig, administratör, jobb, roll, team, plattform, projekt, bibliotek',
  numerals:
    'ett/en/minst ett/minst en, två/tvåårig, tre/treårig, fyra, fem/femårig, sex, sju, åtta, nio, tio/tiotal/ett tiotal/decennium/ett decennium/årtionde/ett årtionde, elva, tolv/dussin, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo',
  mention: {
    negator: `har du ingen nytta av, har du ingen nytta av här, har man ingen nytta av, ger dig inget här, hjälper dig inte här, räknas inte här, kommer inte till nytta här, kommer inte till användning, är till ingen nytta här, inte det vi söker, inte vad vi söker, inget vi söker, inget vi letar efter, inte det vi letar efter, inte vad vi letar efter, inget vi behöver, inte det vi behöver, inte vad vi behöver, utan betydelse, saknar betydelse, oviktigt, inte viktigt, inte relevant, utan relevans, saknar relevans, ovidkommande, sluta skicka, ni slipper, man slipper, trött på, trötta på, less på, tröttnat på, söks ej, inte, ej, icke, ingen, inga, inget, utan, varken, aldrig, istället för, i stället för, snarare än, inte längre, förutom, exklusive, undantaget, utom, slutat använda, slutat med, slutat jobba med, lämnat, lämnat bakom oss, gått ifrån, gått från, bort från, övergett, fasat ut, fasar ut, avvecklat, ${gone}, ${denied}, lagt ner, skrotat, glöm, slipper, du slipper, ingen använder, sagt hejdå till, vi har lämnat, inget intresse för, noll intresse för, inte intresserade av, uteslutet, noll, borta från, gjort oss av med, färdiga med`,
    affirmation:
      'inte bara, inte enbart, inte endast, inte minst, inga problem, inget problem, inte rädd, inte rädd för, inte främmande, inte främmande för, inte att förglömma, utan problem, eller utan, ännu inte, inte begränsat till, inte alla, inte allt, inte okänt, inte okänd, utan tvekan, tveka inte, inte tveka, oroa dig inte, ingen hemlighet, inga hemligheter, inte mindre än, inte nybörjare, inte valfritt, utan rädsla, ingen fara, inte uteslutande, inte helt, inte bara det, utan att kompromissa, från noll, noll till',
    supposition: 'om, även om, ifall, oavsett om',
    contrast: 'men, däremot, dock, medan, däremot, fast',
    be: 'är, var, blir, ska, kommer, vara, finns, har, ses, utgör, anses',
    demand: `har du ingen nytta av, har du ingen nytta av här, har man ingen nytta av, ger dig inget här, hjälper dig inte här, räknas inte här, kommer inte till nytta här, kommer inte till användning, är till ingen nytta här, inte det vi söker, inte vad vi söker, inget vi söker, inget vi letar efter, inte det vi letar efter, inte vad vi letar efter, inget vi behöver, inte det vi behöver, inte vad vi behöver, utan betydelse, saknar betydelse, oviktigt, inte viktigt, inte relevant, utan relevans, saknar relevans, ovidkommande, krav, krävs, kräver, nödvändig, nödvändigt, obligatorisk, obligatoriskt, behövs, behöver, behöv, måste, efterfrågas, söker, använder, arbetar, jobbar, förväntas, relevant, aktuellt, skallkrav, förutsätts, förutsättning, kunna, ${gone}, ${denied}, inget intresse för, noll intresse för, inte intresserade av, uteslutet, vill ha, hittar, vill, här, hos oss`,
    preference:
      'ser gärna att, blir vi glada, blir vi extra glada, gör oss glada, jackpot, är jackpot, vore skönt, gärna också, sånt vi gillar, är trevligt, trevligt, är kanon, är grymt, ger pluspoäng, ger extra poäng, extrapoäng, pluspoäng, en bonus, är en bonus, är najs, najs, ännu bättre, desto bättre, så mycket bättre, bra att kunna, inget krav men, till din fördel, guldkant, vore kul, vore toppen, vore grymt, vore kanon, vore najs, skulle vara kul, kul om du kan, fint om, meriterande, det är meriterande, önskvärt, önskvärd, önskvärda, plus, ett plus, är ett plus, det är ett plus, stort plus, fördel, en fördel, är en fördel, med fördel, gärna, helst, bonus, bonuspoäng, extra meriterande, starkt meriterande, mycket meriterande, särskilt meriterande, merit, meriter, valfritt, idealt, nice to have, bra om, bra att ha, trevligt om, roligt om, välkommet, om du dessutom, dessutom, uppskattas, uppskattat, skadar inte, positivt, ser vi gärna, ser gärna, grädde på moset, pricken över i, är det en bonus, är det ett plus, kul om, är kul',
    obligation:
      'kunden kräver, kunden vill ha, bör kunna, du bör kunna, oumbärlig, oumbärligt, viktigast är, det viktigaste är, är viktigt, behöver kunna, du behöver kunna, måste sitta, ska sitta, absolut krav, ett absolut krav, grundkrav, förutsätts, a och o, är a och o, det krävs, får inte saknas, behöver du kunna, du ska kunna, du måste kunna, ska kunna, måste kunna, krav, ett krav, är ett krav, krävs, kräver, skallkrav, ska-krav, måste, minst, nödvändig, nödvändigt, nödvändiga, obligatorisk, obligatoriskt, förutsättning, förutsätter, ett måste, är ett måste, avgörande, skall, är grunden',
    requirement:
      'flytande, erfarenhet, erfarenheter, kunskap, kunskaper, kompetens, behärskar, behärska, vana, van, vana av, goda, god, mycket goda, mycket god, gedigen, gedigna, djup, djupa, stark, starka, bred, dokumenterad, flerårig, flera års, års, år, bekväm, bekväm med, insatt, kunnig, kunnig inom, förtrogen, du har, du kan, du är, har du, vi söker, söker vi, söker dig, förstår, förståelse, expertis, utbildning, solid, arbetat, jobbat, praktisk, bekant, erfaren, hemma i, förmåga, dig som kan, passar dig som, någon som kan, nån som kan, en som kan',
    handling:
      'erfarenhet av, erfarenhet med, erfarenhet inom, erfarenhet i, erfarenheter av, erfarenheter inom, kunskap om, kunskap i, kunskap inom, kunskaper i, kunskaper om, kunskaper inom, kunskaper av, goda kunskaper i, goda kunskaper inom, kompetens inom, kompetens i, vana av, van vid, van att arbeta i, behärskar, bekväm med, bekväm i, kunnig i, kunnig inom, insatt i, programmering i, programmerar i, programmera i, utveckling i, utveckling med, utvecklar i, utveckla i, utvecklat i, använder, använt, användning av, års erfarenhet av, förståelse för, expertis inom, arbetat med, jobbat med, du kan, hemma i, byggt i, bygger på, baserat på, baserad på, skrivet i, migrering till, testat, jobbar i',
    usage:
      'använda, arbeta med, jobba med, med, i, som, såsom, till exempel, t.ex, exempelvis, bland annat, bl.a, inom, av, för, via, på, goda, gärna, helst, särskilt, främst, och, lära, lär, typ',
    trade:
      'utvecklare, utvecklaren, programmerare, ingenjör, specialist, expert, arkitekt, konsult, utveckling, ramverk, miljö, språk, administratör, kompetens',
    pointer: 'bibliotek, biblioteket, biblioteken, med, som, såsom, till exempel, t.ex, exempelvis',
    artefact:
      'koden, kodbas, kodbasen, system, systemet, sajten, appen, komponenter, tjänster, applikation, applikationer, projekt, databas, databaser, bibliotek, skript, miljö, miljöer, kunskaper, erfarenhet, kompetens, kod, mikrotjänster, plattform, gränssnitt',
    technicalArtefact:
      'koden, kodbas, kodbasen, komponenter, databas, databaser, skript, mikrotjänster, bibliotek',
    glue: 'och, eller, är, i, med, för, av, till, på, som, samt, om, vid, inom, hos, ett plus, meriterande, krävs, krav, ses, där, kan, från',
    likeness:
      'eller ett liknande, eller en liknande, eller ett motsvarande, eller en motsvarande, eller nåt annat, vilket som, vilken som helst, vilket som helst, det ena eller det andra, valfri, välj själv, kvittar, gör detsamma, spelar ingen större roll, eller nåt liknande, eller något liknande, eller dylikt, eller nåt sånt, båda funkar, båda går bra, räcker med en, räcker med ett, eller jämförbart, eller ekvivalent, spelar ingen roll, valfritt, eller liknande, eller motsvarande, eller annat, eller annan, eller andra, eller något annat, eller likvärdig, eller likvärdigt, eller någon annan',
    announcement:
      'tekniker, teknologier, språk, programspråk, programmeringsspråk, verktyg, ramverk, kunskaper, krav, skallkrav, meriterande, stack, teknisk stack, teknikstack, databaser, erfarenhet, önskvärt, miljö, plus, kompetens, techstack, kvalifikationer, bibliotek, börkrav',
    software:
      'utvecklare, utveckling, utveckla, utvecklar, programmering, programmera, mjukvara, mjukvaruutveckling, applikationer, system, databas, databaser, server, kod, plattform, mikrotjänster, tekniker, systemutveckling, molntjänster, molnet, programspråk, tjänster',
    lack: 'inte, ej, ingen, inga, inget, utan, aldrig, saknar',
    terms: 'gdpr, itp, distans, heltid, deltid, hybrid, på plats, tillsvidare, konsult, remote',
    list: 'annars, i andra hand, eller möjligen, eller åtminstone, eller alternativt, eller eventuellt, eller ev, resp, och, eller, samt, varken, respektive, och/eller, liksom, såväl som, samt i, och i, eller i, och med, alternativt',
    passage:
      'med, i, av, för, på, till, om, en, ett, den, det, de, du, vi, att, kunna, ha, har, kunskap, kunskap om, kunskaper, kunskaper i, erfarenhet, erfarenhet av, erfarenhet inom, tidigare, tidigare erfarenhet, förkunskaper, förkunskaper i, behöver, behövs, krävs, kräver, använda, använder, arbeta, arbeta med, arbetar med, jobba med, jobbar med, söker, här, hos oss, längre, mer, också, något, någon, några, utvecklare, ren, rena, klassisk, specifik, djup, djupare, krav, är, vara, denna, detta, rollen, tjänsten, tekniker som, såsom, som, kompetens, kompetens inom, kunna något om, roll, vill, vill ha, hittar',
    follower:
      'utvecklare, kunskaper, erfarenhet, kompetens, profiler, kandidater, kod, projekt, miljö, här, stack',
    verb: 'använder, används, arbetar, jobbar, söker, föredrar, räcker, ersätter, ersatte, migrerat, migrerar, bytt, går, kör, körs, väljer, valt, bygger, behöver, skriver, har ersatts av, har ersatts med, är ersatt av, är ersatt med',
    years:
      'decennium, ett decennium, årtionde, ett årtionde, tvåårig, treårig, femårig, års xp, år exp, år erf, år, års, års erfarenhet, år erfarenhet, mångårig, flerårig, flera års, flera år, några års, några år, ett par års, års erf, års exp',
    nature: 'molntjänst, molnplattform, språk, huvudspråk, databas, ramverk, verktyg, plattform',
    replaced:
      'ersätter, ersatte, har ersatt, ersatts, ersatt, bytts ut, bytt ut, utbytt, ersätter vi, vi ersätter, byter vi ut',
    successor: 'av, med, mot',
  },
  role: {
    senior:
      'senior, senioritet, seniornivå, på seniornivå, seniorroll, seniorprofil, seniorare, mest seniora, mycket erfaren, väldigt erfaren, rutinerad, rutinerade, rutinerat, garvad, garvade, luttrad, luttrade, gammal räv, gamla rävar, grått hår, gråa hår, veteran, seniorarkitekt, senioringenjör, seniorutvecklare, seniorkonsult, seniora, erfaren, erfarna, erfarne, ledande, seniort',
    rank: 'chef, ledare, huvudansvarig',
    lead: 'team lead, teamlead, teknisk lead, tech-lead, lead utvecklare, leadutvecklare, chef för utveckling, it-chef, systemutvecklingschef, gruppledare, gruppchef, sektionschef, enhetschef it, avdelningschef, teknisk chef, teknikchef, arkitektansvarig, teknikansvarig, teknisk projektledare för utveckling, huvudarkitekt, engineering manager, teamledare utveckling, leda teamet, teknisk ledare, utvecklingsledare, teamledare, gruppchef utveckling, utvecklingschef, tech lead, teknikledare, chefsarkitekt, huvudutvecklare, lead-utvecklare',
    otherLevel:
      'junior, juniorroll, juniornivå, juniort, nyexad, nyexade, nyexaminerade, nyexaminerat, nyutexaminerad, nyutexaminerade, nyutbildad, nyutbildade, nyexaminerad civilingenjör, lia, lia-praktik, lia-praktikant, lia-student, lia-plats, praktikplats, praktikanter, traineeprogram, traineeprogrammet, studenter, studentjobb, extrajobb, sommarjobbare, sommarpraktik, exjobbare, examensarbetare, examensjobb, första jobbet, första jobb, i början av karriären, början av din karriär, nybörjare, mellannivå, medelnivå, lärlingsplats, yh-student, yh-studenter, juniorutvecklare, juniora, praktikant, praktik, trainee, lärling, student, studentmedarbetare, nyexaminerad, examensarbete, exjobb, sommarjobb, medior, mer junior än senior, snarare junior än senior, hellre junior än senior',
    roleNoun:
      'människa, kille, tjej, stjärna, fena, räv, dev, devvare, konsulter, formgivare, designer, driftare, förvaltare, applikationsförvaltare, ansvarig, student, examensarbetare, sommarjobbare, it-tekniker, it-konsult, it-arkitekt, lösningsarkitekt, mjukvaruarkitekt, uppdrag, konsultroll, backendare, frontendare, fullstackare, utvecklare, utvecklaren, backendutvecklare, fullstackutvecklare, systemutvecklare, mjukvaruutvecklare, webbutvecklare, programmerare, ingenjör, mjukvaruingenjör, arkitekt, systemarkitekt, konsult, administratör, specialist, tekniker, analytiker, testare, rådgivare, tjänst, roll, kollega, person, utvecklarroll, systemvetare, handläggare, utveckling, frontendutvecklare, apputvecklare, mobilutvecklare, dataanalytiker, dataingenjör, systemadministratör, molningenjör, molnarkitekt, drifttekniker, driftingenjör, driftskonsult, databasadministratör, plattformsingenjör, plattformingenjör, plattformsutvecklare, databastekniker, nätverkstekniker, nätverksspecialist, säkerhetsspecialist, säkerhetsexpert, it-säkerhetsexpert, säkerhetsanalytiker, devopsingenjör, datavetare, maskininlärningsingenjör, testautomatiserare, bi-utvecklare, ai-utvecklare, systemtekniker, expert, devopsutvecklare, frontendingenjör, backendingenjör, datavetenskapare, testledare, projektledare, testingenjör, driftstekniker, systemförvaltare, dataarkitekt, praktikant, data scientist, data engineer, driftsingenjör, infrastrukturtekniker, infrastrukturspecialist, lärare, säljare, rekryterare, utbildare, produktchef, produktägare',
    roleNouns:
      'utvecklarna, programmerarna, ingenjörer, arkitekter, konsulter, specialister, kollegor, medarbetare, talanger, kandidater',
    relation:
      'rapporterar du till, rapportering till, närmaste chef, din chef, i samarbete med, i nära samarbete, samarbetar du med, jobbar med, jobbar du med, jobbar tillsammans, arbetar med, arbetar du med, i kontakt med, kontakt med, handleds av, ledd av, leds av, består av, bestående av, teamet består, teamet består av, tillsammans med, samarbeta med, samarbetar med, samarbete med, jobba med, arbetar nära, arbeta nära, jobbar nära, nära samarbete med, rapporterar till, rapportera till, stöd av, stöd från, stötta, stöttar, mentor, mentorskap, lära av, lär dig av, bredvid, våra, vårt team av, under ledning av, coachas av, utvecklas till, växa till, karriär som, kollegor, ihop med, sida vid sida',
    hiring:
      'sökes till, letar, letar vi efter, vi letar, vi behöver, behövs, behöver vi, behöver förstärka, förstärka, förstärkning, förstärkning till, förstärker, vill förstärka, stärka, anställa, ska anställa, vi anställer, rekrytera, känner du, känner ni, känner någon, någon som känner, tipsa om, vem vill, vill du jobba, vill du, saknar, vi saknar, uppdrag som, uppdrag, roll, rollen som, ledig tjänst, en som kan, någon som kan, nån som kan, åt en kund, till kund, bli, bli vår, söker, söker vi, vi söker, sökes, söks, letar efter, behöver, anställer, rekryterar, som, tjänst som, roll som, är du, till vårt, till vår, till ett, till en, till oss, vill du bli, befattning, jag söker, någon, nån',
    otherSenior:
      'boende, personer, medborgare, ledning, ledningen, chefer, kunder, kollegor, äldreboende, intressenter, chef',
    backend:
      'backendare, backendutvecklare, backendutveckling, backend-utveckling, serversidan, serversida, server-sidan, server-sida',
    fullstack: 'fullstackare, fullstackutvecklare, fullstackutveckling, fullstack-utveckling',
    anotherTrade:
      'testarna, mjukvarutestare, testautomatisering, testutvecklare, testspecialist, testkonsult, testanalytiker, testchef, qa, kvalitetssäkring, kvalitetsingenjör, manuell testare, automationstestare, spelprogrammerare, spelutveckling, gameplayprogrammerare, grafikprogrammerare, inbyggt, embeddedutvecklare, firmwareutvecklare, hårdvara, hårdvaruutvecklare, hårdvarunära, elektronik, elektronikkonstruktör, elektroingenjör, konstruktör, maskiningenjör, mekanikkonstruktör, mekatronik, robotik, plc, automationsingenjör, automationstekniker, automation, styrsystem, grafisk formgivare, webbdesigner, ux, supporttekniker, it-supporttekniker, helpdesk, helpdesktekniker, servicedesk, service desk, användarstöd, kundsupport, applikationssupport, applikationsförvaltare, systemförvaltare, förvaltningsledare, projektchef, it-projektledare, programledare, leveransansvarig, verksamhetsanalytiker, affärsanalytiker, kravanalytiker, kravställare, verksamhetsutvecklare, affärssystem, affärssystemskonsult, salesforceutvecklare, sap, erp, crm, cobolutvecklare, verksamhetsarkitekt, enterprise-arkitekt, bioinformatiker, marknadsföring, frontendutvecklare, frontendutveckling, testare, designer, formgivare, nätverk, säkerhet, spel, spelutvecklare, support, analytiker, dataanalytiker, systemadministratör, inbyggda system, testautomatiserare, testledare, projektledare, testingenjör, inbyggda, inbyggd, lärare, säljare, rekryterare, utbildare, produktchef, produktägare',
    asking:
      'du, erfarenhet, utvecklar, utveckla, utveckling, bygger, bygga, designar, design, implementera, kunskaper, kunskap, ansvarar, ansvar, underhålla, arbeta, jobba, skapar, programmera',
    prose:
      'vi, du, dig, din, ditt, dina, oss, vår, våra, vårt, är, har, kan, ska, blir, kommer, att, det, som, vill, man, finns, sig',
    datum:
      'senioritetsnivå, kompetensnivå, konsultnivå, yrkesroll, jobbtitel, yrkestitel, rollbenämning, önskad nivå, seniority, nivå, roll, titel, befattning, tjänst, senioritet, position, erfarenhetsnivå',
    possessive: 'vår, våra, vårt, deras, andra, sina',
    between: 'från, mellan',
    minor: 'lite, viss, någon',
    standAlone: '',
    mid: 'mellannivå, medelnivå, medior',
    frontend:
      'frontendutvecklar|en|na, frontarna, frontendfolk, frontendaren, front-end-utvecklare, front-end-utveckling, gränssnitt, gränssnittet, användargränssnitt, gränssnittsutvecklare, webbgränssnitt, klientsidan, frontendkonsult, webbfrontend, frontendutvecklare, frontendutveckling, frontendare, frontendingenjör, frontendsidan, frontenden',
    mobile:
      'mobil, mobila, mobila appar, mobilapp, mobilappar, mobilappen, app-utveckling, appar, apputvecklaren, app, androidutvecklare, iosutvecklare, mobilkonsult, mobil-utvecklare, androidapp, iosapp, apputvecklare, mobilutvecklare, mobilutveckling, apputveckling, app-utvecklare',
    data: 'dataplattform, dataplattformen, data-plattform, datakonsult, dataspecialist, databasutvecklare, datalagret, datalagerutvecklare, machine learning-ingenjör, djupinlärning, språkmodeller, datorseende, statistiker, rapportering, beslutsstöd, datavetenskap, dataforskare, datamodellerare, dataanalytiker, dataingenjör, datavetare, maskininlärningsingenjör, maskininlärning, artificiell intelligens, bi-utvecklare, ai-utvecklare, datavetenskapare, dataarkitekt, data scientist, data engineer, datalager, dataanalys',
    infrastructure:
      'devopsare, devopskonsult, plattformsarkitekt, plattformskonsult, plattformstekniker, molntekniker, molnspecialist, molnkonsult, molnplattform, molnutvecklare, molninfrastruktur, cloudingenjör, cloudarkitekt, cloudspecialist, it-drift, driften, driftare, driftpersonal, driftspecialist, driftsspecialist, it-tekniker, it-drifttekniker, nätverksadministratör, nätverksingenjör, nätverksarkitekt, nätverkskonsult, nätverken, systemadministratörer, systemadministration, linuxadministratör, linuxtekniker, windowstekniker, serveradministratör, servertekniker, serverspecialist, infrastrukturingenjör, infrastrukturarkitekt, infrastrukturkonsult, infratekniker, infra, databasspecialist, databasadministration, dba, lagring, virtualisering, datacenter, datahall, sysadmin, systemadministratör, nätverk, drifttekniker, infrastruktur, plattformsutvecklare, plattformsingenjör, molningenjör, molnarkitekt, moln, driftingenjör, driftskonsult, drift, databasadministratör, databas, plattformingenjör, plattform, plattforms, databastekniker, nätverkstekniker, nätverksspecialist, systemtekniker, driftstekniker, driftsingenjör, serverdrift, infrastrukturtekniker, infrastrukturspecialist',
    security:
      'säkerhetsingenjör, säkerhetsarkitekt, säkerhetskonsult, säkerhetsutvecklare, säkerhetstestare, säkerhetsansvarig it, it-säkerhetsspecialist, it-säkerhetskonsult, it-säkerhetsansvarig, it-säkerhetsingenjör, it-säkerhetsanalytiker, it-säkerhetsarkitekt, informationssäkerhet, informationssäkerhetsspecialist, informationssäkerhetskonsult, informationssäkerhetssamordnare, cybersäkerhetsspecialist, cybersäkerhetskonsult, cybersäkerhetsanalytiker, cybersäkerhetsingenjör, pentestare, penetrationstestare, penetrationstest, penetrationstester, etisk hackare, säkerhet, it-säkerhet, cybersäkerhet, säkerhetsspecialist, säkerhetsexpert, it-säkerhetsexpert, säkerhetsanalytiker',
    client: 'kund, kunder',
    outsider:
      'lärare, säljare, rekryterare, utbildare, produktchef, produktägare, kundtjänst, kundtjänstmedarbetare, kundansvarig, kundservice, väktare, ordningsvakt, ekonomiassistent, redovisningsekonom, lönespecialist, löneadministratör, receptionist, sekreterare, chaufför, kock, servitör, sjuksköterska, undersköterska, skribent, översättare, jurist, marknadsförare, marknadschef, butikssäljare, butiksmedarbetare, lagermedarbetare, elektriker, mekaniker, städare, förskollärare',
    developer:
      'utvecklare, utvecklaren, systemutvecklare, mjukvaruutvecklare, webbutvecklare, programmerare, mjukvaruingenjör, utvecklarroll, applikationsutvecklare',
    team: 'team, teamet, gäng, gänget, avdelning, avdelningen, grupp, gruppen',
  },
  topic: {
    elsewhere:
      'ett annat team, annat team, andra team, en partner, leverantör, leverantören, kollegor, kollegorna, sköter, sköts, sköts av, grannteamet, konsulterna, en byrå, någon annan, nån annan',
    taught:
      'lär du dig, lär du dig här, lär du dig hos oss, kan du lära dig, kan du lära dig här, lär vi dig, lär vi ut, får du lära dig, du lär dig, det lär du dig',
    seeking:
      'behöver, vill ha, söker, sökes, söks, letar efter, anställer, rekryterar, behöver någon, behöver nån, behöver en, vill ha någon, vill ha nån, vill ha en, på jakt efter',
    optionalLabel: 'bör, kan, gärna, bra, kul',
    yours: 'din, ditt, dina',
    helping:
      'hjälper dig, stöttar dig, lär dig, coachar dig, visar dig, handleder dig, som mentor, som handledare, som fadder, som bollplank, din mentor, din handledare, din fadder, vid din sida, du får en, får du en, möjlighet att växa, växa in i, utvecklas mot, på väg mot',
    member: 'medlem, del',
    asMember: 'som',
    substitute:
      'går också bra, går bra också, funkar också, funkar lika bra, duger också, är också ok, är också okej, också ok, också okej, är lika bra, räknas också, fungerar också, fungerar lika bra, är också bra, går lika bra',
    article: 'en, ett, någon, något',
    others: 'kunden',
    demandingWord:
      'ska, skall, kunna, grunden, kriterier, sitta, behöver, söker, förväntar, kräver, profil, person, kandidat, någon, måste, bakgrund',
    welcomingWord:
      'grädden, jublar, sticka ut, fördelaktigt, glad, le, ler, guldkant, grädde, mos, pricken, jubla, hjärta, imponera, lyckliga, bonus, smälta, glada, kul, roligt, bra, extra, poäng, leende, älskar, sticka, imponerar, uppskattar, guldstjärna',
    taskWord:
      'dagar, veta, arbete, jobb, utmaning, utmaningar, framtid, roll, lön, vecka, kollegor, uppgifter, arbetsplats, vardag, arbetsuppgifter, göra, gör, jobba, jobbar, arbeta, arbetar, bygga, bygger, dag, team, erbjuder, lära, uppdrag',
    conditional: 'hade varit, skulle, vore',
    besides: 'redan, tidigare, också, även, dessutom',
    praise:
      'kanon, grymt, najs, fint, bra, härligt, fantastiskt, perfekt, idealiskt, guld, kul, nice, trevligt, toppen',
    demandingHeading:
      'ska ha, måste ha, måste kunna, får inte saknas, du måste kunna, måste du kunna, krav, kravprofil, skallkrav, ska-krav, skakrav, skall-krav, obligatoriska krav, formella krav, krav på, kvalifikationer, kvalifikation, din profil, profil, din bakgrund, bakgrund, vem är du, är du, vem du är, vi söker, söker vi, vi söker dig, vi söker dig som, söker dig, vi tror att du, tror att du, vi förväntar oss, förväntar, du har, har du, det här har du, detta har du, du har med dig, har med dig, med dig, du behärskar, du kan, dina kunskaper, kunskaper, kompetens, kompetenser, din kompetens, kompetenskrav, erfarenhet, din erfarenhet, färdigheter, dina färdigheter, måste, must have, nödvändiga, nödvändigt, vad vi söker, vad söker vi, om dig, du är, det krävs, krävs, skills, vi ser att du, ser vi att du, vi letar efter, letar efter, du som söker, för att lyckas, för att trivas, lyckas i rollen, tekniska krav, du bör ha, utbildning och erfarenhet, erfarenhet och kunskap, kvalifikationskrav, det här behöver du, behöver du ha, du behöver, det här behöver du ha med dig, kravbild, vi söker dig som har, vem söker vi, vem letar vi efter, vi tror att du har, jag söker, måsten, vi kräver, du ska kunna',
    welcomingHeading:
      'försprång, ett försprång, värdesätter, vi värdesätter, vi uppskattar, uppskattar vi, jackpot, sticker ut, gör att du sticker ut, extra poäng, meriterande, det är meriterande, extra meriterande, meriterande om, mycket meriterande, starkt meriterande, meriterande kvalifikationer, önskvärt, önskvärda, önskvärd, önskemål, bör-krav, börkrav, bör krav, plus, ett plus, pluspoäng, bonus, bonuspoäng, fördel, en fördel, med fördel, gärna, nice to have, merit, meriter, dessutom, helst, vi ser gärna, ser gärna, bra att ha, stort plus, uppskattas, valfritt, inget krav men, övriga meriter, det här är bra att ha, bra att ha med sig, grädde på moset, pricken över i, kul om du, roligt om du, trevligt om du, extra plus, önskade kvalifikationer, önskvärda kvalifikationer, det är ett plus',
    taggingHeading: 'tekniker, teknologier, stack, taggar, nyckelord, verktyg, språk',
    neutralHeading:
      'att veta, bra att veta, dina dagar, din vardag, arbetsuppgifter, dina arbetsuppgifter, uppgifter, dina uppgifter, huvudsakliga arbetsuppgifter, om rollen, rollen, din roll, om jobbet, jobbet, om tjänsten, tjänsten, om oss, vilka är vi, vilka vi är, om företaget, företaget, om bolaget, ansvarsområden, ansvar, ditt ansvar, vad du kommer göra, vad kommer du göra, du kommer att, kommer du att, teamet, vårt team, vår stack, vår tech stack, teknisk miljö, teknikstack, vår teknik, tekniker vi använder, vi använder, vi jobbar med, vi arbetar med, ansökan, så söker du, kontakt, övrigt, om uppdraget, uppdraget, arbetsbeskrivning, beskrivning, varför, anställningsform, lön, en vanlig dag, projektet, bakgrund till, i våra uppdrag, våra uppdrag, våra kunder, din ansökan',
    offeringHeading:
      'inget för dig, inte för dig, vi erbjuder, erbjuder, vad vi erbjuder, erbjuder vi, vårt erbjudande, vi erbjuder dig, förmåner, vad du får lära dig, vad får du, det här får du, vad kan vi erbjuda',
    resume:
      'arbetslivserfarenhet, anställningar, utbildning, utbildningar, meritförteckning, curriculum vitae, personuppgifter, födelsedatum, språk, intressen, referenser, nuvarande, idag, pågående',
    self: 'jag, min, mitt, mina, mig',
    yes: 'såklart, förstås, självklart, givetvis, naturligtvis, ja',
    company: 'marknaden, företag, företaget, bolag, bolaget, byrå, grundat',
    moving:
      'gick, bytte, flyttade, migrerade, gått över, byter, migrerar, flyttar, går, bytt, migrerat, flyttat, gått',
    origin: 'från',
    destination: 'till, upp till',
    permitting:
      'ok, okej, går bra, välkommen, välkomna, välkommet, funkar, duger, möjligt, helt ok, gärna',
  },
  detail: {
    whenLabel: 'när, start, startdatum, tillträde, från',
    unneeded: 'skit samma, strunt samma',
    fromOn: 'cirka, ca, ungefär, över, mer än, omkring, typ, med, säg, från, från och med, runt',
    date: 'nyår, årsskiftet, efter nyår, efter sommaren, i höst, i vår, januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december, asap, omgående, snarast, så snart som möjligt, så snart möjligt, direkt',
    starting:
      'börjar den, uppdraget börjar, tillträda, start, starta, börja, tillträde, tillgänglig, startdatum, uppdragsstart, inledning, börjar',
    term: 'kontrakt, avtal, uppdrag, uppdraget, provanställning, visstid, långt, garanti, tillväxt, löptid',
    offered:
      'kurs, kurser, språkkurs, språkkurser, betald, betalda, betalar, gratis, bekostar, utbildningsbudget',
    grade:
      'mycket, väldigt, god, goda, bra, utmärkt, utmärkta, tal, skrift, skriver, skriva, skriftlig, skriftligt, muntlig, muntligt, nivå, professionell, grundläggande, hyfsad, hyfsat, perfekt, kunskaper, kunskap, krav, krävs, meriterande, gärna, också, ok, funkar, minst, behövs, även, hög, plus',
    level:
      'svensktalande, engelsktalande, svenskspråkig, engelskspråkig, flytande, obehindrat, obehindrad, modersmål, modersmålsnivå, i tal och skrift, tal och skrift, i tal & skrift, talar, tala, behärskar, behärska, pratar, prata, ledigt, talad, talande, språkkunskaper, fluent, förhandlingsnivå',
    tongueLabel: 'språk, språket, arbetsspråk, arbetsspråket, koncernspråk, språkkrav',
    degree:
      'studerar, examensarbete, gymnasial, yrkeshögskoleexamen, högskoleingenjörsexamen, universitetsexamen, kandidat, yh-utbildning, yh-examen, högskola, universitetsstudier, studerande, du studerar, datavetenskap examen, undersköterskeexamen, teknologie kandidat, ingenjörsexamen, gymnasieexamen, examen, högskoleexamen, civilingenjör, högskoleutbildning, kandidatexamen, masterexamen, universitetsutbildning, utbildning inom, eftergymnasial utbildning, civilingenjörsexamen, högskoleingenjör, akademisk examen, akademisk utbildning, yrkeshögskola',
    tongue:
      'tyska språket, franska, spanska, italienska, portugisiska, nederländska, holländska, polska, ryska, ukrainska, tjeckiska, ungerska, rumänska, grekiska, turkiska, arabiska, kinesiska, mandarin, japanska, koreanska, finska, estniska, isländska, persiska, svenskakunskaper, engelskakunskaper, svensktalande, engelsktalande, svenskspråkig, engelskspråkig, skandinaviska, skandinaviskt språk, svensk/engelsk, engelska, svenska, tyska, danska, norska, modersmål, flytande engelska, språkkunskaper, flytande svenska, svenska språket, engelska språket',
    place:
      'på plats, på kontoret, arbetstillstånd, bosatt, på plats i, hybrid, hybridarbete, uppehållstillstånd, dagar på kontoret, dagar på plats, bor i, bosatt i, flytta, flytt, pendla, pendlingsavstånd, platsbaserad, närvaro, kontorsdagar',
    clearance:
      'säkerhetsgodkänd, säkerhetskontroll, säkerhetsintervju, bakgrundskontroll, belastningsregistret, placerad i säkerhetsklass, svenskt medborgarskap, säpo, säkerhetsprövning, säkerhetsklassning, säkerhetsklass, säkerhetsprövas, utdrag ur belastningsregistret, säkerhetsklassad, registerkontroll',
    notice:
      'start asap, börja omgående, börja snarast, så snart som möjligt, så snart möjligt, tillgänglig omgående, uppsägning, månaders uppsägning, start så snart som möjligt, start nu, tillträde omgående, omgående tillträde, omgående, uppsägningstid, tillträde snarast, snarast tillträde, startdatum, tillträde, tillträdesdatum, start snarast, start omgående',
    travel:
      'flyger, övernattningar, på resande fot, resa i månaden, resor per år, åker ut, resa, resande, kundbesök, resor förekommer, tjänsteresa, reser, resor till, resor, resor i tjänsten, tjänsteresor, resdagar, resor ingår',
    certificate:
      'certifiering, certifieringar, certifierad, certifikat, b-kort, truckkort, körkort b, körkortsbehörighet, körkort, b-körkort',
    placeLabel:
      'ort, placering, placeringsort, arbetsort, plats, var, arbetsplats, stad, kontor, stationeringsort',
    amount:
      'flera, några, mångårig, flerårig, ett par, flera års, flera år, några års, några år, ett par års, eller mer, eller fler, eller mera, eller längre, och uppåt',
    ofThese: 'av dessa, av vilka, varav, av dem, därav',
    closing:
      'ungefär, minst, säger, vore, skulle, helst, minimum, önskvärt, eller så, räcker, är, har, krävs, duger, gärna, fungerar, önskas, är nog, är ok, är krav, är ett krav',
    career:
      'i svängen, svängen, med detta, professionellt, yrkesmässigt, totalt, jobbat, arbetat, som, dev, kod, koda, minst, samlad, arbetslivserfarenhet, yrkeserfarenhet, relevant, utveckling, systemutveckling, mjukvaruutveckling, liknande, professionell, eller mer, eller fler, eller mera, eller längre, och uppåt, it, branschen, it branschen, mjukvarubranschen, dokumenterad, gedigen, praktisk, bred, relevanta, yrket, rollen, roll, liknande roll, programmering, programvaruutveckling, yrkesmässig, en, ett, den, arbete, utvecklingsarbete, jobb, programmeringserfarenhet, utvecklingserfarenhet',
    city: 'göteborg, malmö, uppsala, västerås, örebro, linköping, helsingborg, jönköping, norrköping, lund, umeå, gävle, borås, södertälje, eskilstuna, halmstad, växjö, karlstad, sundsvall, östersund, trollhättan, luleå, skellefteå, kalmar, kristianstad, karlskrona, skövde, kista, solna, sundbyberg, gbg, sthlm, stockholm',
    remote:
      'distans, på distans, distansarbete, hemifrån, hemarbete, jobba hemifrån, hemmakontor, helt på distans',
    site: 'kontor, kontoret, huvudkontor, huvudkontoret',
  },
  clause: {
    subject: 'vi, du, ni, jag, man',
    speaker: 'vi',
    pronoun: 'det, den, dem, detta, dessa',
    singular:
      'är, blir, var, har ersatts av, har ersatts med, är ersatt av, är ersatt med, är inte ett krav, är inget krav',
    lacking: 'utan',
    determiner: 'ingen, inga, inget',
    credential:
      'certifikat, certifiering, certifieringar, certifierad, examen, utbildning, diplom, högskoleexamen',
    opensClause: 'och, men, så',
    all: 'alla, allt, varje',
    asksWhat: 'vad, det, detta',
    experienceNoun:
      'i bagaget, bagaget, i ryggen, i ryggsäcken, bakom dig, på nacken, på cv:t, erf, erfarenhet, kunskap, kunskaper, förkunskaper, arbetslivserfarenhet, yrkeserfarenhet, exp, arbetserfarenhet, branscherfarenhet, programmeringserfarenhet, utvecklingserfarenhet, vana',
    example: 'som, såsom, till exempel, t.ex, exempelvis, bland annat, bl.a, typ',
    alternative:
      'annars, i andra hand, eller möjligen, eller åtminstone, eller alternativt, eller eventuellt, eller ev, resp, eller, varken, och/eller, eller i, alternativt',
    oneOf:
      'åtminstone ett, åtminstone en, ett eller flera, en eller flera, valfri, valfritt, en, ett, något, någon, minst en, minst ett',
    of: 'bland, av',
    averse: 'ensam, rädd, främmande, ny, okänd, okänt',
    preposition: 'i, inom, med, på, för, av, om, till',
    leaving: 'gått ifrån, gått från, bort från',
    toward: 'till, mot',
    passive: gone,
    predicate: `utan betydelse, saknar betydelse, oviktigt, inte viktigt, inte relevant, utan relevans, saknar relevans, ovidkommande, ${gone}, utesluten, irrelevant`,
    excepting: 'förutom, utom, undantaget',
    deterred:
      'kommer du inte långt, kommer man inte långt, behöver du inte söka, är det ingen idé, går det bort, går inte, fungerar inte, klarar, ingen chans, omöjligt, inte möjligt, ingen idé, glöm det, inte söka, sök inte, går det inte, är det kört',
    nothing: 'inget, ingenting, ingen',
    pending: 'ännu, än, hittills, än så länge',
    pointsOn: 'gärna, helst, med fördel, meriterande, önskvärt, idealt, dessutom',
    using:
      'använder, används, vi använder, användning av, bygger på, baserat på, baserad på, skrivet i, migrering till, utveckling i, utveckling med',
    year: 'år, års',
    dateBefore: 'förra, senaste, per, varje, detta, sedan, i, över',
    ago: 'senare, tillbaka, framåt, sedan, i rad, gammal, gamla, garanti, gammalt',
    duration: 'i, på, under, över, sedan, inom',
    within: 'i',
  },
  exclusion: {
    adverb:
      'vid, årsskiftet, nyår, våras, somras, höstas, vintras, våren, sommaren, hösten, vintern, kvartalet, håller på att, på väg att, är på väg att, ska, kommer att, planerar att, börjat, börjar, började, nuförtiden, sen, åren, medvetet, avsiktligt, tyvärr, ärligt, nu, lyckligtvis, sorry, snälla, tack, gärna, här, där, längre, mer, alls, verkligen, helt, totalt, fullständigt, redan, äntligen, internt, också, heller, absolut, definitivt, säkert, snart, långsamt, gradvis, successivt, någonsin, hellre, lovar, alltså, ju, nog, idag, numera, så, vilja, flit, stunden, sedan, länge, år, förra, hos, oss, efter, på, med, till',
    engaging:
      'står, ligger, hör, hörde, åker, åka, gillar, gilla, älskar, tycker om, fastnat, slagit igenom, fungerat, passar, lönar, blir, använde, använts, ville, gjorde, sökte, letade, körde, kört, hittade, fanns, funnits, skrev, skrivit, tog, tagit, behövs, behövde, behövt, behöva, bygger, byggt, byggde, byggs, hade, saknar, saknas, orkar, använder, använda, används, använt, har, ha, haft, vill, gör, göra, gjort, söker, söka, sökt, letar, leta, leder, efterfrågas, efterfrågar, önskas, önskat, relevant, aktuellt, aktuell, aktuella, tillämpligt, planerat, planerar, planeras, arbetar, jobbar, kör, köra, körs, rör, röra, hittar, hitta, stöter, ser, se, finns, finnas, skriver, skriva, stödjer, stöder, erbjuder, anställer, tillåtet, tillåter, räknas, räknar, intresserar, intresserad, intresserade, intressant, intressanta, intresse, tar, ta, behöver, ingår, ingå, förekommer, kommer, gäller, siktar, satsar, valt, blivit, blev, del, räkna, lära, kunna, jobba, komma, alternativ',
    setting:
      'ritbordet, menyn, agendan, dagordningen, önskelistan, tiden, tid, tider, dagar, åren, något, nån, hörn, landskap, bakgrund, profil, team, teamet, stack, stacken, huset, bolaget, företaget, projekt, projekten, projektet, produkt, produkten, produkter, verktyg, verktygen, grejer, saker, grej, kod, koden, kodbas, kodbasen, sajt, sajten, sajter, app, appen, applikation, applikationer, orm, cms, språk, databas, databaser, ramverk, bibliotek, värld, gamla, gammal, gammalt, sista, resten, rester, skript, scripts, servrar, server, servern, monolit, monoliten, system, systemen, systemet, del, delen, delar, tekniker, lösning, lösningar, lilla, hela, tjänst, tjänsten, jobbet, jobb, rollen, karta, kartan, plan, planen, planerna, lista, listan, framtid, framtiden',
    removed:
      'hoppat över, hoppar över, hoppade över, hoppas över, avstått från, avstår från, avstod från, avstått, låtit bli, låter bli, struntat i, struntar i, strunta i, i soptunnan, på museum, i arkivet, fått ge plats, fått stå tillbaka, fått lämna plats, gett plats, lämnat plats, lämnat över, vikt sig, stängs, läggs i malpåse, i malpåse, lagt ifrån oss, lagt ifrån sig, fasa ut, fasades ut, fasas bort, avveckla, avvecklade, avskaffa, avskaffade, skrota, skrotas, skrotar, slopa, slopas, slopar, ta bort, tar bort, tog bort, tas bort, plocka bort, plockar bort, plockade bort, plockas bort, kasta ut, kastar ut, kastade ut, kastas ut, slänga ut, slänger ut, slängde ut, slänga, slänger, slängde, dumpa, dumpar, dumpade, dumpas, droppa, droppar, droppade, droppat, droppas, stänga ner, stänger ner, stängde ner, stänga av, stänger av, stängde av, lägga ner, lägger ner, lade ner, la ner, läggs ner, lägga bakom oss, lade bakom oss, la bakom oss, lämna bakom oss, lämnade bakom oss, göra oss av med, gör oss av med, gjorde oss av med, bli av med, blir av med, blev av med, på hyllan, i pension, går i pension, gick i pension, skickat i pension, pensionera, pensionerar, pensionerade, pensioneras, är på utdöende, utdöende, ett avslutat kapitel, avslutat kapitel, ett minne, ur tiden, urfasat, urfasad, bytas ut, ska bytas ut, skippa, skippade, skippas, dissa, dissade, valde bort, valdes bort, välja bort, sa nej till, sa hejdå till, sade upp, rensat ut, rensat bort, rensade ut, rensas ut, rensas bort, bortrensat, bortrensad, migrerat bort, migrerats bort, vuxit ur, gett upp på, slutar med, sluta med, avskaffat, avskaffad, utfasat, utfasad, utfasade, skrotat, skrotad, skrotade, slopat, slopad, slopade, borttaget, borttagen, borttagna, tagit bort, tagits bort, plockat bort, plockats bort, kastat ut, kastats ut, slängt, slängt ut, slängts, dumpat, dumpad, begravt, begravd, förbjudet, förbjuden, förbjudna, bannlyst, bannlysta, bannlyser, svartlistat, svartlistad, uteslutet, utesluten, bortvalt, bortvald, valt bort, väljer bort, väljs bort, lagt ner, lagts ner, nedlagt, nedlagd, lagt på hyllan, lagt bakom oss, lämnat bakom oss, lämnat, dödat, dödats, avvecklat, avvecklad, avvecklats, avvecklas, avvecklar, fasar ut, fasas ut, fasat ut, gjort oss av med, blivit av med, sagt hejdå till, sagt adjö till, vinkat adjö till, gått i pension, pensionerat, pensionerad, pensionerats, i graven, i papperskorgen, i soporna, på tippen, på väg ut, på utgång, historia, ett minne blott, passé, passe, ute, död, dött, borta, över, förbi, tabu, en no go, no go, ett rött skynke, oönskat, oönskad, ej önskat, inte tillåtet, föråldrat, avlivat, avlivad, stängt ner, stängt av, stängs ner, stängs av, avstängt, kickat, sparkat ut, petat, petats, skippat, skippar, dissat, dissar, avförd, avfört, adjö, hejdå, farväl, sagt upp, uppsagt, uppsagd, raderat, raderad, ratat, ratad, röstat ner, nedröstat, avfärdat, avfärdad, stannar utanför, på soptippen, tackat nej till, tackade nej, tackat nej, åkt ut, åkte ut, slutade, slutat, flugit ut, flög ut, åker ut, på skroten, tillhör det förgångna, hör till det förgångna, tillhör historien, lägger vi ner, fasar vi ut, kastar vi ut, slänger vi ut, utanför scope, gått ifrån, vänt ryggen, gett upp, sagt nej till, bytt bort',
    refusal:
      'aldrig igen, så nej, så nä, så nej tack, alltså nej, det tåget har gått, tåget har gått, det skeppet har seglat, det var då, utan oss, tackar nej, vi tackar nej, tack vi avstår, vi avstår, avstår gärna, tyvärr inte, tyvärr nej, tack och lov inte, gudskelov inte, hellre inte, inte för allt i världen, förgäves, inget för oss, inte för oss, inte vår grej, inte vår värld, nej usch, usch nej, nej fy, tack nej, lever vi utan, klarar vi oss utan, kan du lämna hemma, kan ni glömma, livet är för kort, hjälper dig inte här, hjälper inte här, har du ingen nytta av, ingen nytta av, saknar vi inte, är det ingen som saknar, saknas inte, ingen saknar, nej, nej tack, nä, nä tack, nix, nepp, nope, aldrig, aldrig i livet, aldrig någonsin, aldrig mer, absolut inte, verkligen inte, helst inte, inte en chans, glöm det, över min döda kropp, kommer inte på fråga, kommer inte på tal, kan stanna hemma, får stanna hemma, kan stanna därhemma, undanbedes, undanbedes vänligen, tack men nej tack, inte en rad, kan du glömma, slipper du, på inga villkor, under inga omständigheter, tack och hej',
    dismissal:
      'är det här inget, är det här ingenting, är detta inget, är detta ingenting, är det tyvärr inget, är det här tyvärr inget, inte det här jobbet, inte det här jobbet för dig, inte detta jobbet för dig, inte detta jobb för dig, inte det här rollen, inte det här rätt, inte detta rätt, beaktas ej, beaktas inte, kommer inte att beaktas, sållas bort, gallras bort, går vi inte vidare med, inget jobb för dig, ingen roll för dig, inte rollen för dig, inte jobbet för dig, inte din grej, inget för er, inte rätt jobb, inte rätt roll, inte rätt tjänst, inte rätt matchning, ingen match, ingen bra match, passar du inte här, passar inte här, kommer inte trivas, kommer du inte trivas, kommer du inte att trivas, trivs du inte här, lär du inte trivas, är du fel person, är du fel ute, fel person, då är vi inte rätt, är vi inte rätt, behöver inte söka, behöver du inte söka, klicka vidare, låt bli att söka, inget för dig, inte för dig, ingenting för dig, inte rätt plats, fel plats, fel ställe, fel annons, fel jobb, hamnat fel, har du hamnat fel, scrolla vidare, skrolla vidare, leta vidare, sök vidare, gå vidare, sök inte, ansök inte, behöver inte höra av sig, bry dig inte, bespara dig besväret, spara din tid',
    only: 'mest, främst, huvudsakligen, i huvudsak, framför allt, framförallt, mestadels, bara, endast, enbart, uteslutande, inget annat än, blott',
    pitch:
      'skicka, skickar, sänd, sända, mejla, maila, föreslå, presentera, kontakta, sök, söka, ansök, ansöka, mig, oss, profiler, cv, cv:n, ansökningar, folk, personer, kandidater, utvecklare, devs, experter, specialister, konsulter, typer',
  },
};
