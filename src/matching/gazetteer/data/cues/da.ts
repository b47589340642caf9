// Danish cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'er ikke vores ting, er ikke noget for os, er intet for os, er vi stoppet med, er et nej, er vi færdige med, kræves ikke, er ikke påkrævet, behøves ikke, behøver du ikke, behøver du ikke kende, bruger vi ikke, bruger vi ikke længere, bruges ikke længere, erstattet af, udfaset, ikke relevant, frabedes, er erstattet af, er blevet erstattet af, blev erstattet af, er skiftet ud med, er blevet skiftet ud med, skiftet ud med, udskiftet med, er udskiftet med, er udfaset, er blevet udfaset, arbejder vi ikke med, arbejder vi ikke længere med, har vi droppet, har vi forladt, er fortid, er en saga blot, efterspørges ikke, er ikke længere en del af, er på vej ud, bliver udfaset, udfases, rører vi ikke, nej tak, har vi skrottet, er lukket ned, bag os, har vi lagt bag os';

/** Denials of a demand for technologies before or after them. */
const denied = 'er intet krav, intet krav, forventes ikke';

export const danish: Language = {
  tag: 'da',
  tells:
    'og, at, det, som, en, et, er, på, for, med, af, til, den, i, du, vi, har, ikke, om, eller, dig, din, dit, dine, vores, os, kan, skal, vil, fra, hos, ved, men, hvor, også, samt, så, blive, bliver, andre, meget, inden, søger, arbejde, arbejder, erfaring, kendskab, viden, krav, udvikler, udvikling, backendudvikler, fullstackudvikler, softwareudvikler, webudvikler, systemudvikler, programmør, ingeniør, ingen, intet, ansøgning, stilling, stillingen, virksomhed, virksomheden, år, god, gode, erfaren, bruger, uden, hverken, i stedet for, mulighed, arbejdsopgaver, mindst, gerne, kvalifikationer, kompetencer, forventer, ønsker, ønskeligt, fordel, resten, lærer, studentermedhjælper, udviklere, mere, hvis, både, nogle, selv, kan-krav, jeg, mit, nej, tak',
  falseFriends:
    'i, for, vi, men, den, fast, man, so, an, at, to, under, over, ad, far, be, der, et, du, de, en, is, her, da',
  ordinary:
    'Kong, Elm, Rest, Helm, Express, Chef, Dart, Rust, Ren, Salt, Vite, Spark, EKS, RoR, AKS, KVM, BLE, Prolog, Prisma, Lua, Struts, Flyte, Dask, Spring, Slim, Bind, Mage, Tempo, Segment, Metal, Fusion, Karma, Pest, Flow, Tilt',
  small: 'og, at, for, med, af, til, i, på, en, et, som, om, fra',
  suspending: 'og, eller, samt',
  transcription: 'å aa, æ ae, ø oe',
  abbreviations:
    'min, lign, el, eng, pr, f.eks, bl.a, m.m, m.fl, dvs, osv, ca, inkl, evt, ekskl, etc, tlf, kl, nr, mv, mia, mio, eks',
  decoys:
    'github-profil, vores chef, din chef, nærmeste chef, chef for, resten af, kong frederik, kong christian, har du mulighed, har du muligheden, har du mulighed for, har du muligheden for, outlook til ios, outlook til android, ad gangen, ad døren, grine ad, le ad, ad åre',
  heads:
    'tekniker, analytiker, tester, leder, team, teamet, niveau, rolle, stilling, mand, person, rådgiver, profil, udvikler, udvikleren, udviklere, udvikling, programmør, ingeniør, arkitekt, specialist, konsulent, kendskab, erfaring, viden, kompetence, kompetencer, miljø, administrator, teknologi, teknologier, bibliotek, biblioteker',
  numerals:
    'et/en/ét/mindst en/mindst et, to/toårig, tre/treårig, fire, fem/femårig, seks, syv, otte, ni, ti/årti/et årti, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tyve',
  mention: {
    negator: `nej tak til, pænt nej tak til, ingen planer om, intet nyt i, ikke noget nyt i, ikke nyt i, dødtræt af, led og ked af, ked og led af, allergiske over for, allergisk over for, trætte i, kørt trætte i, kørt træt i, langt væk fra, holder fingrene fra, holder os langt fra, holder nallerne fra, holder sig fra, holder sig langt fra, undgår, styrer uden om, går langt uden om, går uden om, lukket for, sat punktum for, sætter punktum for, sat en stopper for, ikke en smule, ikke det mindste, nej til, siger nej til, ikke en eneste linje, ikke en linje, ikke en stump, ikke så meget som en linje, ikke én linje, slut med, det er slut med, glem alt om, glemme alt om, fri for, du er fri for, bliver du fri for, alt andet end, hvad som helst undtagen, alt på nær, på nær, kom ikke med, for alt i verden ikke, endelig ikke, under ingen omstændigheder, har du ikke brug for her, har du ingen brug for, får du ikke brug for, får du ingen brug for, har du ingen glæde af, hjælper dig ikke her, tæller ikke her, kommer ikke til nytte her, er ikke til nogen nytte her, ikke det vi søger, ikke det vi leder efter, ikke hvad vi søger, ikke hvad vi leder efter, ikke noget vi søger, ikke noget vi leder efter, ikke det vi har brug for, ikke noget vi har brug for, uden betydning, uden relevans, ligegyldigt, ikke vigtigt, ikke relevant, underordnet, gider ikke, gider vi ikke, stop med at sende, hold op med at sende, man slipper for, i slipper for, slipper du for, træt af, trætte af, søges ikke, slipper for, du slipper for, ingen bruger, sagt farvel til, ikke, ej, ingen, intet, uden, hverken, aldrig, i stedet for, frem for, snarere end, ikke længere, undtagen, bortset fra, ekskl, holdt op med at bruge, stoppet med, stoppet med at bruge, er stoppet med at bruge, droppet, forladt, gået væk fra, væk fra, udfaset, farvel til, ${gone}, ${denied}, skrottet, glem, ingen interesse for, null interesse for, nul interesse for, ikke interesseret i, udelukket, nul, færdige med, holder os fra, holder os væk fra`,
    affirmation:
      'kan ikke slippe, ikke slippe, nøjes ikke med, ikke nøjes med, ikke undgå, kan ikke undgå, ikke undgås, ikke går uden om, ikke kommer uden om, ikke i tvivl, ikke ked af, ikke bekymret, ikke nej til, siger ikke nej til, ikke slut med, ikke undvære, ikke undværes, ikke leve uden, kan ikke leve uden, aldrig slipper, slipper aldrig, slipper vi aldrig, slipper du ikke, slipper ikke for, ikke slipper for, slipper du ikke for, ikke undervurdere, undervurder ikke, ikke komme uden om, ingen vej uden om, ikke uden om, ikke at kimse ad, ikke af vejen, ikke at foragte, ikke til at komme uden om, ikke glemme, glem ikke, ikke glem, ikke kede af, ikke sky, ikke skræmmes af, lad dig ikke skræmme, ikke bleg for, ikke nervøs for, ikke allergisk over for, ikke kun i teorien, ikke på afstand af, ikke nok af, ikke nok, ikke kun, ikke blot, ikke bare, ikke alene, ikke mindst, ikke udelukkende, intet problem, ingen problemer, ikke et problem, ikke bange, ikke bange for, ikke fremmed, ikke fremmed for, ikke at forglemme, uden problemer, eller uden, endnu ikke, ikke begrænset til, ikke alle, ikke alt, uden tvivl, tøv ikke, bare rolig, ingen hemmelighed, ikke mindre end, ikke nybegynder, ikke valgfrit, ikke viger tilbage, viger ikke tilbage for, ikke uvant, ikke ukendt, fortvivl ikke, fra nul, nul til',
    supposition: 'hvis, selv om, selvom, om, uanset om',
    contrast: 'men, derimod, dog, mens, til gengæld',
    be: 'er, var, bliver, vil, være, har, udgør, anses, ses, blev, findes',
    demand: `har du ikke brug for her, har du ingen brug for, får du ikke brug for, får du ingen brug for, har du ingen glæde af, hjælper dig ikke her, tæller ikke her, kommer ikke til nytte her, er ikke til nogen nytte her, ikke det vi søger, ikke det vi leder efter, ikke hvad vi søger, ikke hvad vi leder efter, ikke noget vi søger, ikke noget vi leder efter, ikke det vi har brug for, ikke noget vi har brug for, uden betydning, uden relevans, ligegyldigt, ikke vigtigt, ikke relevant, underordnet, krav, kræves, kræver, nødvendig, nødvendigt, obligatorisk, påkrævet, behøves, behøver, brug for, skal, efterspørges, søger, bruger, arbejder, forventes, forventer, relevant, forudsætning, forudsættes, kunne, kende, noget krav, et krav, ${gone}, ${denied}, ingen interesse for, null interesse for, nul interesse for, ikke interesseret i, udelukket, vil have, finder, vil, her, hos os`,
    preference:
      "bliver vi glade, bliver vi ekstra glade, gør os glade, jackpot, ville være lækkert, ville være perfekt, ville være nice, lækkert, sætter vi pris på, gør ikke noget, må du gerne kunne, må du gerne kende, må gerne kunne, må gerne kende, fint at have, fint at have med, fedt hvis, sjovt hvis, giver point, giver ekstra point, giver pluspoint, en bonus, er en bonus, endnu bedre, så meget desto bedre, godt at have, godt at kende, rart at kende, rart at have, er velkomment, til din fordel, er nice, nyttigt, er nyttigt, ville være fedt, ville være dejligt, ville være rart, ville være fint, ville være godt, fint hvis, en fordel, fordel, er en fordel, det er en fordel, vil være en fordel, fordelagtigt, ønskeligt, ønskelig, ønskværdigt, plus, et plus, er et plus, det er et plus, et stort plus, gerne, gerne kendskab til, helst, bonus, bonuspoint, ekstra, valgfrit, ideelt, ideelt set, optimalt, nice to have, godt hvis, rart hvis, velkommen, velkomment, desuden, meriterende, skader ikke, positivt, pluspoint, værdsættes, vi ser gerne, ser gerne, trækker op, prikken over i'et, tæller positivt, er det et plus, er det en fordel, godt at kunne, er fedt, er fint hvis, er fint at have, fint at kunne, er fint at kunne, er rart, er rart at have, er rart hvis, ikke at foragte, heller ikke at foragte, ikke af vejen, heller ikke af vejen, slet ikke af vejen, ikke dumt, ikke tosset, heller ikke tosset, ikke at kimse ad, ikke værst, er kun godt, kun godt, er kun et plus, kun et plus, en klar fordel, klar fordel, klart plus, et klart plus, kæmpe plus, et kæmpe plus, stort plus, ville være guld, er guld værd, guld værd, guld, sprødt, ville være sprødt, flødeskum, er flødeskum, kirsebærret, kirsebær på toppen, lækkert hvis, ønskes, er ønsket, ser vi gerne, vil vi gerne se, gerne også, allerhelst, bonusser, pluspoint hvis, hjælper, hjælper på det, gør heller ikke noget, er sjovt, er smart at kende, er smart, bliver vi glade for, bliver de glade for, bliver de glade, bliver kunden glad for, snuset til, leget lidt med, også gerne, det hjælper, er aldrig forkert, er aldrig en ulempe, bliver glade for, blir vi glade for, skader aldrig",
    obligation:
      'kunden kræver, kunden vil have, bør kunne, du bør kunne, bør kende, forventes, forventer vi, uundværlig, uundværligt, det vigtigste er, er vigtigt, skal du kunne, skal du kende, skal du have styr på, skal sidde, ufravigeligt, ufravigeligt krav, alfa og omega, kommer du ikke uden om, er et must, forudsættes, er afgørende, må ikke mangle, et absolut krav, du skal kunne, du skal kende, skal kunne, skal kende, krav, et krav, er et krav, kræves, kræver, skal, mindst, nødvendig, nødvendigt, nødvendige, obligatorisk, påkrævet, forudsætning, forudsætter, et must, must have, afgørende, skal-krav, minimum, noget krav, siger sig selv, er givet, er en selvfølge, en selvfølge, er selvsagt, skal være på plads, skal være på rygraden, skal sidde på rygraden, på rygraden, skal være solidt, kommer man ikke uden om, kommer vi ikke uden om, er et ufravigeligt krav, et must for, er must, must, er et must-have, skal med, er helt centralt, er centralt, er nøglen, altafgørende, er altafgørende, hovedsagen er, det vigtigste, vigtigst er, lever de af, lever vi af, skal man kunne, skal man kende, skal man have styr på, skal de kunne, er ikke til forhandling, ikke til forhandling, skal beherskes, beherskes, ufravigelig, ufravigelige, kernen, er kernen, vores hverdag, de vil have, vil de have, det vigtige er, er hjertet',
    requirement:
      'flydende, på højt niveau, højt niveau, erfaring, erfaringer, kendskab, viden, kompetence, kompetencer, behersker, mestrer, indgående, indsigt, god, gode, godt, solid, solidt, stærk, stærke, dyb, dybt, bredt, dokumenteret, flere års, års, år, fortrolig, fortrolig med, rutineret, dygtig, du har, du kan, du er, har du, vi søger, søger, søger vi, forståelse, ekspertise, uddannelse, arbejdet, praktisk, bekendt, erfaren, hjemmevant, færdigheder, forventer, evner, styr på, dig der kan, dig som kan, nogen der kan, nogen som kan, en der kan, en som kan',
    handling:
      'erfaring med, erfaring i, erfaring inden for, erfaring fra, erfaringer med, kendskab til, kendskab til og erfaring med, godt kendskab til, indgående kendskab til, viden om, viden inden for, kompetencer i, kompetencer inden for, færdigheder i, behersker, mestrer, fortrolig med, dygtig til, rutineret i, bekendt med, programmering i, programmerer i, programmere i, udvikling i, udvikling med, udvikler i, udvikle i, udviklet i, bruger, brugt, brug af, års erfaring med, forståelse for, forståelse af, ekspertise i, ekspertise inden for, arbejdet med, du kan, hjemmevant i, bygger på, baseret på, skrevet i, migrering til, styr på, god til, skarp til, skarp i, stærk i, stærk på, stærk inden for, haj til, en haj til, ørn til, stiv i, sej til, ferm til, dygtig i, dygtig med, erfaren i, erfaren med, rutineret med, vant til, øvet i, hjemme i, godt hjemme i, inde i, godt inde i, kan sit, kan lave, snakker, har kodet, har skrevet, kodet i, skrevet, har arbejdet med, har arbejdet i, haft fingrene i, fingrene i, leget med, rodet med, nørdet, mod på, tændt på, vild med, elsker, koder i, kodes i, skriver i, skrives i, bygges i, bygger i, skriver du i, koder du i, skrive i, kode i, sidder i',
    usage:
      'bruge, arbejde med, med, i, som, såsom, for eksempel, f.eks, eksempelvis, blandt andet, bl.a, inden for, af, for, via, på, gode, gerne, helst, særligt, primært, og, lære, lærer, til',
    trade:
      'udvikler, udviklere, udvikleren, programmør, ingeniør, specialist, ekspert, arkitekt, konsulent, udvikling, framework, miljø, sprog, administrator',
    pointer: 'bibliotek, biblioteker, med, som, såsom, for eksempel, f.eks, eksempelvis',
    artefact:
      'koden, kodebase, kodebasen, system, systemet, sitet, appen, komponenter, tjenester, applikation, applikationer, projekt, projekter, database, databaser, biblioteker, scripts, miljø, miljøer, kendskab, erfaring, kompetencer, kode, mikrotjenester, platform, snitflader',
    technicalArtefact:
      'koden, kodebase, kodebasen, komponenter, databaser, scripts, mikrotjenester, biblioteker, snitflader',
    glue: 'og, eller, er, i, med, for, af, til, på, som, samt, om, ved, inden, hos, et plus, en fordel, kræves, krav, kan, fra, vil, fordel',
    likeness:
      'eller et lignende, eller en lignende, eller et tilsvarende, eller en tilsvarende, lige meget, lige meget hvilken, ligegyldigt hvilken, underordnet, valgfri, valgfrit, vælg selv, eller noget lignende, eller noget i den stil, eller den slags, begge dele er fint, begge er fine, eller lign, eller sammenlignelig, eller lignende, eller tilsvarende, eller andet, eller anden, eller andre, eller et andet, eller ækvivalent, eller noget tilsvarende, en af dem, et af dem, en af delene, én af delene, den ene eller den anden, hvad du vil, hvad du foretrækker, du vælger, du bestemmer, uanset hvilken, uanset hvilket',
    announcement:
      'teknologier, sprog, programmeringssprog, værktøjer, frameworks, kendskab, krav, fordel, stack, tech stack, databaser, erfaring, ønskeligt, miljø, plus, kompetencer, kvalifikationer, techstack',
    software:
      'udvikler, udvikling, udvikle, programmering, programmere, software, softwareudvikling, applikationer, systemer, database, databaser, server, kode, platform, mikrotjenester, teknologier, systemudvikling, cloud, programmeringssprog, tjenester',
    lack: 'ikke, ej, ingen, intet, uden, aldrig, mangler',
    terms: 'aps, fjernarbejde, fuldtid, deltid, hybrid, på stedet, fast, hjemmearbejde, remote',
    list: 'ellers, subsidiært, eventuelt, eller eventuelt, eller evt, eller alternativt, eller måske, eller i det mindste, enten, og, eller, samt, hverken, henholdsvis, og/eller, såvel som, og i, eller i, og med, både, alternativt',
    passage:
      'flytte til, skifte til, gå over til, migrere til, rykke over til, i nærheden af, nærheden af, rode med, pille ved, rode rundt i, høre om, høre ordet, høre tale om, høre mere om, røre ved, se noget til, linje, linjer, med, i, af, for, på, til, om, en, et, den, det, de, du, vi, at, kunne, have, har, kendskab, kendskab til, viden, viden om, erfaring, erfaring med, erfaring i, tidligere, forhåndskendskab, forhåndskendskab til, behøver, behøves, kræves, kræver, bruge, bruger, arbejde, arbejde med, arbejder med, søger, her, hos os, længere, mere, også, noget, nogen, udviklere, udvikler, ren, klassisk, specifik, dyb, krav, er, være, denne, dette, stillingen, rollen, teknologier som, såsom, som, kompetencer, kende, brug for, forventer, rolle, vil, vil have, finder',
    follower:
      'udviklere, udvikler, kendskab, erfaring, kompetencer, profiler, kandidater, kode, projekter, miljø, her, stack',
    verb: 'bruger, bruges, arbejder, søger, foretrækker, rækker, erstatter, erstattede, migreret, migrerer, skiftet, kører, vælger, valgt, bygger, behøver, skriver, er nok, er erstattet af, er blevet erstattet af, blev erstattet af, er skiftet ud med, er blevet skiftet ud med, er udskiftet med',
    years:
      'årti, et årti, toårig, treårig, femårig, års exp, år exp, år erf, år, års, års erfaring, år erfaring, mangeårig, flerårig, flere års, flere år, nogle års, et par års, års erf',
    nature:
      'cloudplatform, cloud platform, skyplatform, programmeringssprog, frontend framework, relationel database, sky, cloud, sprog, hovedsprog, database, framework, værktøj, platform, orkestrator, søgemaskine, beskedkø, message broker, broker, hypervisor, cms, orm, scriptsprog, vektordatabase, sprogene, værktøjerne, databaser',
    replaced: 'erstatter, erstattede, har erstattet, erstattet, skiftet ud, udskiftet, skiftet',
    successor: 'til fordel for, i bytte for, mod, af, med',
  },
  role: {
    senior:
      'senior, seniorniveau, på seniorniveau, seniorrolle, seniorprofil, seniorarkitekt, senioringeniør, seniorspecialist, meget erfaren, særdeles erfaren, garvet, garvede, rutineret, rutinerede, erfaren udvikler, gammel rotte, gamle rotter, gråt hår, grå hår, grå i toppen, ekspertniveau, seniorudvikler, seniorkonsulent, erfaren, erfarne, ledende',
    rank: 'leder, chef',
    lead: 'teamlead, team lead, tech-lead, teknisk lead, leadudvikler, it-chef, it-udviklingschef, afdelingsleder, gruppeleder, softwarechef, teknisk chef, chefudvikler, hovedudvikler, chefkonsulent, teamleder udvikling, faglig leder, engineering manager, it-leder, teknisk leder, udviklingsleder, teamleder, udviklingschef, tech lead, chefarkitekt, lead-udvikler, lead udvikler',
    otherLevel:
      'junior, juniorniveau, juniorrolle, juniorprofil, nyudklækket, nyudklækkede, nyudlært, nyudlærte, datamatikerelev, datamatikerpraktikant, datamatikerpraktik, it-elev, it-supporterelev, datateknikerelev, elevplads, lærlingeplads, praktikplads, praktikanter, praktikforløb, studenterjob, studentermedarbejder, student, studentermedhjælp, fritidsjob, speciale, specialestuderende, bachelorprojekt, graduateprogram, begynder, begyndere, første job, frisk fra studiet, mellemniveau, medior, juniorudvikler, praktikant, praktik, trainee, elev, lærling, studerende, studentermedhjælper, studiejob, nyuddannet, nyuddannede, graduate',
    roleNoun:
      'menneske, mand, kvinde, fyr, haj, ørn, dev, softwarearkitekt, løsningsarkitekt, it-arkitekt, designer, driftsmand, driftsfolk, systemkonsulent, it-specialist, it-tekniker, it-medarbejder, datatekniker, elev, lærling, studentermedhjælper, studentermedarbejder, udviklerprofil, profil, freelancer, udviklingskonsulent, opgave, ansvarlig, udvikler, udvikleren, backendudvikler, fullstackudvikler, softwareudvikler, systemudvikler, webudvikler, programmør, ingeniør, softwareingeniør, arkitekt, konsulent, administrator, specialist, tekniker, analytiker, tester, rådgiver, stilling, rolle, kollega, person, medarbejder, it-konsulent, udvikling, frontender, backender, frontendudvikler, app-udvikler, mobiludvikler, dataanalytiker, dataingeniør, systemadministrator, driftskonsulent, driftsingeniør, databaseadministrator, datavidenskabsmand, cloudarkitekt, cloudingeniør, cloud-ingeniør, platformsudvikler, platformsingeniør, netværksspecialist, netværkstekniker, sikkerhedsspecialist, sikkerhedsekspert, sikkerhedsanalytiker, appudvikler, maskinlæringsingeniør, ekspert, bi-udvikler, ai-udvikler, praktikant, projektleder, testleder, testingeniør, frontendingeniør, backendingeniør, dataarkitekt, driftstekniker, dataforsker, devopsingeniør, data scientist, data engineer, lærer, underviser, sælger, rekrutterer, produktchef, produktejer',
    roleNouns:
      'udviklere, programmører, ingeniører, arkitekter, konsulenter, specialister, kolleger, medarbejdere, talenter, kandidater, folk, fyre, hajer, ørne',
    relation:
      'rapporterer du til, refererer du til, reference til, nærmeste leder, din leder, din chef, i samarbejde med, i tæt samarbejde, samarbejder du med, arbejder med, arbejder du med, arbejder sammen, i kontakt med, kontakt til, kontakt med, ledet af, ledes af, består af, bestående af, teamet består, sammen med, samarbejde med, samarbejder med, samarbejde, arbejde sammen med, arbejder tæt sammen med, tæt samarbejde med, rapporterer til, refererer til, støtte fra, støtte, støtter, mentor, sparring med, lære af, lærer af, ved siden af, vores, team af, under ledelse af, udvikle dig til, vokse til, karriere som, kolleger, side om side, hjælp fra',
    hiring:
      'søges til, leder, leder vi efter, vi leder, vi har brug for, har brug for, brug for, brug for en, skal bruge, skal bruge en, vi skal bruge, vi mangler, mangler vi, styrke, styrker, forstærkning, forstærkning til, til at styrke, udvide, ansætte, vi ansætter, kender du, kender du en, kender i, nogen der kender, nogen der kan, en der kan, vil du arbejde, vil du, har du lyst, rekruttere, opgave som, opgave til, projekt til, stillingen som, ledig stilling, rolle, rollen som, for en kunde, hos en kunde, til en kunde, bliv vores, mangler, mangler en, søger, søger vi, vi søger, søges, leder efter, vi leder efter, ansætter, rekrutterer, som, stilling som, rolle som, er du, til vores, til et, til en, til os, vil du være, bliv, jeg søger, nogen, en person',
    otherSenior:
      'bolig, boliger, personer, borgere, ledelse, ledelsen, chefer, kunder, kolleger, plejehjem, interessenter',
    backend: 'backendudvikler, backendudvikling, backend-udvikling, serverside, backender',
    fullstack: 'fullstackudvikler, fullstackudvikling, fullstack-udvikling',
    anotherTrade:
      'testere, softwaretestere, testautomatisering, testautomatiseringsspecialist, testspecialist, testkonsulent, testmanager, testudvikler, testanalytiker, qa, kvalitetssikring, spiludvikling, spilprogrammør, gameplay, embeddedudvikler, firmwareudvikler, hardware, hardwareudvikler, hardwareingeniør, elektronik, elektronikingeniør, maskiningeniør, konstruktør, mekatronik, robotudvikler, robot, plc, automationsingeniør, automationstekniker, automation, styresystemer, webdesigner, ux, it-supporter, supporter, supportmedarbejder, helpdesk, servicedesk, service desk, brugersupport, systemforvalter, applikationsforvalter, applikationskonsulent, projektchef, it-projektleder, programleder, projektassistent, forretningsanalytiker, forretningsudvikler, forretningskonsulent, forretningsarkitekt, sap, erp, crm, enterprise-arkitekt, bioinformatiker, marketing, frontendudvikler, frontendudvikling, tester, designer, grafiker, netværk, sikkerhed, spil, spiludvikler, support, analytiker, dataanalytiker, systemadministrator, indlejrede systemer, softwaretester, projektleder, testleder, testingeniør, indlejret, indlejrede, lærer, underviser, sælger, rekrutterer, produktchef, produktejer',
    asking:
      'du, erfaring, udvikle, udvikling, bygge, bygger, designe, design, implementere, kendskab, viden, ansvarlig, ansvar, vedligeholde, arbejde, skabe, programmere, udvikler',
    prose:
      'vi, du, dig, din, dit, dine, os, vores, er, har, kan, skal, bliver, vil, at, det, som, man, sig, der, hvor',
    datum:
      'kompetenceniveau, konsulentniveau, jobtitel, jobrolle, ønsket niveau, seniority, anciennitet, niveau, rolle, titel, stilling, position, senioritet, erfaringsniveau, stillingsbetegnelse',
    possessive: 'vores, deres, andre, sine',
    between: 'fra, mellem',
    minor: 'lidt, noget',
    standAlone: '',
    frontend:
      'frontendudviklere, frontendfolk, front-end-udvikler, brugerflade, brugerflader, brugergrænseflade, brugergrænseflader, klientsiden, frontendkonsulent, frontendudvikler, frontendudvikling, frontender',
    mobile:
      'mobil, mobile, mobilapp, mobilapps, mobiludvikling, appudvikling, app-udviklere, apps, app, androidudvikler, iosudvikler, app-mand, mobilkonsulent, app-udvikler, mobiludvikler, appudvikler, app-udvikling',
    data: 'dataplatform, dataplatformen, data-platform, datakonsulent, dataspecialist, datamodellør, databaseudvikler, machine learning-ingeniør, dyb læring, sprogmodeller, statistiker, rapportering, datavidenskab, datascientist, ledelsesinformation, dataanalytiker, dataingeniør, datavidenskabsmand, maskinlæringsingeniør, maskinlæring, kunstig intelligens, bi-udvikler, ai-udvikler, dataforsker, dataarkitekt, datavarehus, dataanalyse, data scientist, data engineer, ml, ml-ingeniør, ml-udvikler, ml-person, ml-specialist, bi-konsulent, datamand, data engineers',
    infrastructure:
      'driftsmand, driftsfolk, driften, driftsspecialist, driftsmedarbejder, driftsafdeling, it-driftsmedarbejder, it-driftsspecialist, it-tekniker, it-administrator, it-systemadministrator, systemadministratorer, systemadministration, sysadmin, linuxadministrator, netværksadministrator, netværksingeniør, netværksarkitekt, netværkskonsulent, serveradministrator, serverspecialist, serverteknikere, infrastrukturspecialist, infrastrukturingeniør, infrastrukturarkitekt, infrastrukturkonsulent, infra, platformingeniør, platformudvikler, platformarkitekt, cloudspecialist, cloudkonsulent, cloududvikler, skyen, devopsmand, databaseadministration, databasespecialist, dba, virtualisering, datacenter, hosting, systemadministrator, netværk, infrastruktur, platformsudvikler, platformsingeniør, driftskonsulent, driftsingeniør, drift, databaseadministrator, cloudarkitekt, cloudingeniør, cloud-ingeniør, netværksspecialist, netværkstekniker, platform, driftstekniker, it-drift, serverdrift, devopsingeniør, cloud, sre, sre-ingeniør, sre-mand, devops-mand, devopser, devopsen, platformfolk',
    security:
      'it-sikkerhedskonsulent, it-sikkerhedsspecialist, it-sikkerhedsmedarbejder, it-sikkerhedsanalytiker, it-sikkerhedsekspert, it-sikkerhedsarkitekt, it-sikkerhedsingeniør, it-sikkerhedschef, sikkerhedskonsulent, sikkerhedsarkitekt, sikkerhedsingeniør, informationssikkerhed, informationssikkerhedskonsulent, informationssikkerhedsspecialist, cybersikkerhedsspecialist, cybersikkerhedskonsulent, cybersikkerhedsanalytiker, pentester, penetrationstester, penetrationstest, etisk hacker, sikkerhed, it-sikkerhed, cybersikkerhed, sikkerhedsspecialist, sikkerhedsekspert, sikkerhedsanalytiker',
    client: 'kunde, kunder',
    outsider:
      'lærer, underviser, sælger, rekrutterer, produktchef, produktejer, kundesupport, kundeservice, kundeservicemedarbejder, kundeansvarlig, vagt, sikkerhedsvagt, bogholder, lønbogholder, regnskabsassistent, receptionist, sekretær, chauffør, kok, tjener, sygeplejerske, tekstforfatter, oversætter, jurist, marketingansvarlig, marketingmedarbejder, butiksassistent, butiksmedarbejder, lagermedarbejder, elektriker, mekaniker, rengøringsassistent, pædagog',
    developer:
      'udvikler, udvikleren, softwareudvikler, systemudvikler, webudvikler, programmør, softwareingeniør, juniorudvikler, seniorudvikler',
    team: 'team, teamet, hold, holdet, afdeling, afdelingen, gruppe, gruppen',
    mid: 'mellemniveau, medior',
  },
  topic: {
    elsewhere:
      'et andet team, andet team, andre teams, en partner, leverandør, leverandøren, kolleger, kollegerne, kollegaer, står for, naboteamet, et bureau, nogen andre, en anden',
    taught:
      'lærer du, lærer du her, lærer du hos os, lærer du hen ad vejen, lærer vi dig, kan du lære, kan du lære her, du lærer, oplærer vi dig i, får du lært, vi lærer dig',
    seeking:
      'skal bruge, har brug for, søger, søges, søger vi, leder efter, mangler, mangler en, ansætter, rekrutterer, på udkig efter, har brug for en, på jagt efter, vil have en, vil have nogen, ønsker sig, ønsker sig en, skal have fat i, er ude efter, ude efter, ude efter en, leder med lys og lygte efter, skal bruge en, skal bruge nogen, kigger efter, kigger efter en, jagter, jagter en, savner en, mangler nogen, i markedet for, hyrer, søger en, skal finde en, skal finde, har akut brug for, står og mangler, står og skal bruge, så taler vi, her taler vi, går efter, går efter en',
    optionalLabel: 'bør, kan, gerne',
    yours: 'din, dit, dine',
    helping:
      'hjælper dig, støtter dig, lærer dig, coacher dig, viser dig, oplærer dig, som mentor, som makker, som buddy, som sparringspartner, din mentor, din makker, din buddy, ved din side, du får en, får du en, din kollega, dine kolleger, mulighed for at vokse, udvikle dig mod, på vej mod',
    member: 'medlem, del',
    asMember: 'som',
    other:
      'anden, andet, andre, lignende, tilsvarende, ligeværdig|t|e, sammenlignelig|t|e, beslægtet, beslægtede',
    substitute:
      'er også fint, er også ok, også ok, også fint, kan også bruges, går også, duer også, er lige så godt, tæller også, dur også, er også godt, fungerer også, er fint nok, er også i orden, er fint også, er okay også, er også okay, også okay, gælder også, er lige så fint, accepteres også, fungerer lige så godt, kan også gå an, kan også gøre det, er et alternativ',
    article: 'en, et',
    others: 'de, dem, klienten, kunderne, holdet, arbejdsgiveren, kunden',
    demandingWord:
      'behersker, kan, kriterier, grundlaget, forventer, søger, kræver, skal, behøver, person, kandidat, profil, baggrund, kender, kunne, mestrer',
    welcomingWord:
      'smile, smiler, jubler, prikken, hjertet, imponere, flødeskum, lykkelige, kirsebær, begejstrer, kirsebærret, glade, glad, sjovt, godt, rart, fedt, ekstra, point, smil, elsker, imponerer',
    taskWord:
      'dage, ansvaret, ansvar, job, udfordring, udfordringer, fremtid, rolle, løn, uge, kolleger, opgaver, arbejdsplads, arbejdsopgaver, lave, laver, arbejde, arbejder, bygge, bygger, dag, team, tilbyder, lære, hverdag',
    conditional: 'kunne være, havde været, ville',
    besides: 'allerede, også, desuden',
    praise:
      'fint, fedt, godt, fantastisk, perfekt, lækkert, sejt, ideelt, genialt, rart, super, dejligt, skønt, nice, mega nice, interessant, hyper interessant, ekstra interessant, foran, foran i køen, midt i skiven, drømmekandidaten, drømmekandidat, lige i øjet, stærkt, bedre, guld, perle, forspring, et forspring, hyggeligt, vildt fedt, top, i mål, tæt på i mål, ekstra glade',
    demandingHeading:
      'skal have, skal kunne, må ikke mangle, skal du kunne, skal du kende, krav, kravene, kvalifikationer, dine kvalifikationer, faglige kvalifikationer, kompetencer, dine kompetencer, faglige kompetencer, din profil, profil, din baggrund, baggrund, hvem er du, er du, hvem du er, vi søger, søger vi, vi søger dig, vi leder efter, leder efter, vi forventer, forventer vi, vi forventer at du, forventer, du har, har du, du medbringer, medbringer du, du kan, du er, kendskab, erfaring, din erfaring, dine erfaringer, færdigheder, must have, nødvendige, nødvendigt, hvad vi søger, om dig, det kræver, kræves, skills, vi forestiller os, forestiller os, det er vigtigt, for at lykkes, skal-krav, skal, faglige krav, dine færdigheder, vi ønsker, ønsker vi, vi håber, hvad du har, det skal du kunne, du skal have, du skal kunne, vi forventer at du har, jeg søger, uundværligt, vi kræver, vigtigst, det vigtigste, hovedsagen, kernen, ufravigeligt, must, musts, skal-kompetencer, minimum, minimumskrav, mindstekrav, du skal være, skal have styr på, centralt, absolut krav, absolutte krav, du behersker, must-haves, must haves, kunden kræver, kunden vil have, de vil have, de søger, de kræver, de leder efter, det skal sidde på rygraden, det vigtige',
    welcomingHeading:
      "godt at have, rart at kunne, ønske, ønsker, forspring, et forspring, sætter pris på, sætter vi pris på, vi også sætter pris på, værdsætter, vi værdsætter, også vægt på, skiller dig ud, ekstra point, fordel, en fordel, det er en fordel, fordele for stillingen, er en fordel, vil være en fordel, det er en fordel hvis, ønskeligt, ønskværdigt, ønskelige, ønsker til, plus, et plus, det er et plus, pluspoint, bonus, gerne, nice to have, desuden, helst, vi ser gerne, ser gerne, derudover, ekstra, valgfrit, det trækker op, trækker op, trækker op hvis, kan-krav, rart at have, ønskede kvalifikationer, ønskede kompetencer, godt hvis du, prikken over i'et, prikken over i, rosinen i pølseenden, det er et ekstra plus, vi bliver glade hvis, det er ikke et krav, næstvigtigst, dernæst, sekundært, bonus hvis, rart men ikke nødvendigt, nice-to-have, nice to haves, kan du også, velkomment, velkommen, ønskeliste, rosinen, gerne med, gerne også, fint hvis, må gerne kunne, hvis vi må ønske, også fint, bør-krav",
    taggingHeading: 'teknologier, stack, tags, nøgleord, værktøjer, sprog',
    neutralHeading:
      'godt at vide, værd at vide, du får ansvaret for, det behøver du ikke, arbejdsopgaver, dine arbejdsopgaver, opgaver, dine opgaver, dine primære opgaver, om rollen, rollen, din rolle, om jobbet, jobbet, om stillingen, stillingen, om os, hvem er vi, hvem vi er, om virksomheden, virksomheden, ansvarsområder, ansvar, dit ansvar, hvad du skal lave, hvad skal du lave, du skal, du kommer til at, kommer du til at, du bliver, teamet, dit team, vores team, vores stack, vores tech stack, teknisk miljø, teknologier vi bruger, vi bruger, vi arbejder med, ansøgning, sådan søger du, kontakt, øvrigt, om projektet, projektet, jobbeskrivelse, beskrivelse, hvorfor, ansættelse, løn, din hverdag, hverdagen, tech stack, praktisk',
    offeringHeading:
      'ikke noget for dig, ikke for dig, vi tilbyder, tilbyder, hvad vi tilbyder, vi tilbyder dig, hvad tilbyder vi, tilbyder vi, fordele, goder, hvad du lærer, det tilbyder vi',
    resume:
      'erhvervserfaring, arbejdserfaring, ansættelser, uddannelse, curriculum vitae, personlige oplysninger, fødselsdato, sprog, interesser, referencer, nuværende, nu, i dag',
    self: 'jeg, mine, mig',
    yes: 'selvfølgelig, naturligvis, en selvfølge, selvklart, ja',
    company: 'markedet, virksomhed, virksomheden, firma, grundlagt',
    moving:
      'hoppet, hopper, hoppede, rykket, rykker, rykkede, sprunget, gået over, går over, konverteret, konverterer, gik, skiftede, flyttede, migrerede, skifter, migrerer, flytter, går, skiftet, migreret, flyttet, gået',
    origin: 'fra',
    destination: 'til',
    permitting: 'ok, okay, fint, velkommen, velkomne, går også, er fint, helt fint, muligt, gerne',
  },
  detail: {
    whenLabel: 'hvornår, start, opstart, tiltrædelse, startdato',
    unneeded:
      'ligegyldig, ligegyldigt, ligeglade, ligeglad, er underordnet, underordnet, lige meget, ligemeget, er lige meget, betyder ikke noget, betyder intet, betyder mindre, ikke vigtigt, ikke så vigtigt, uden betydning, spiller ingen rolle, hip som hap, er ikke afgørende, ikke afgørende, ser vi stort på, kræver vi ikke, kræves ikke, beder vi ikke om, spørger vi ikke efter',
    fromOn: 'cirka, ca, mere end, over, rundt regnet, med, sådan, fra, omkring',
    date: 'nytår, efter nytår, efter sommer, januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december, asap, hurtigst muligt, snarest muligt, snarest, straks, med det samme, nu',
    starting:
      'besættes, skal besættes, begynder, starter, fra den, opstart den, start, starte, opstart, tiltrædelse, begynde, tilgængelig, startdato, ansættelse pr, start pr',
    term: 'kontrakt, aftale, prøvetid, garanti, vækst, tidsbegrænset, varighed, løbetid',
    offered:
      'kursus, kurser, sprogkursus, danskundervisning, undervisning, betalt, betaler, gratis, uddannelsesbudget',
    grade:
      'meget, god, godt, gode, fremragende, skrift, tale, mundtligt, mundtlig, skriftligt, skriftlig, skriver, skrive, niveau, ok, fornuftigt, udmærket, rimeligt, perfekt, nok, krav, kræves, fordel, også, gerne, fint, nødvendigt, plus, min, rigtig, selvfølgelig, selvsagt, naturligvis, helst, kræves det, skal der til, en selvfølge, er et krav, er et must, et must, must, skal være på plads, i orden, skal være i orden, skal tales',
    level:
      'dansktalende, engelsktalende, dansksproget, engelsksproget, uden besvær, læses, tales, ubesværet, flydende, forhandlingsniveau, højt niveau, højt fagligt niveau, modersmål, modersmålsniveau, i skrift og tale, skrift og tale, i tale og skrift, tale og skrift, i skrift & tale, mestrer, behersker, beherske, taler, snakker, snakke, at tale, talende, sprogkundskaber, fluent',
    tongueLabel:
      'sprog, sproget, arbejdssprog, arbejdssproget, koncernsprog, koncernsproget, sprogkrav',
    degree:
      'svendebrev, hd, cand.merc, uddannet som, kandidatgrad i, uddannet ingeniør, eksamen, diplomuddannelse, professionsbachelor, studerende, du læser til, du studerer, cand, cand.it, cand.scient, akademiuddannelse, datalog, it-uddannelse, kandidat i, bachelor i, eud, faglært, uddannelse, bachelor, kandidat, kandidatgrad, datamatiker, diplomingeniør, relevant uddannelse, videregående uddannelse, civilingeniør, kandidatuddannelse, akademisk uddannelse',
    tongue:
      'filippinsk, tagalog, fransk, spansk, italiensk, portugisisk, hollandsk, nederlandsk, polsk, russisk, ukrainsk, tjekkisk, ungarsk, rumænsk, græsk, tyrkisk, arabisk, kinesisk, mandarin, japansk, koreansk, finsk, islandsk, færøsk, grønlandsk, dansktalende, engelsktalende, dansksproget, engelsksproget, engelskkundskaber, danskkundskaber, tyskkundskaber, skandinavisk sprog, engelsk, dansk, tysk, svensk, norsk, modersmål, flydende engelsk, sprogkundskaber, flydende dansk, skandinavisk',
    place:
      'på kontoret, fremmøde, arbejdstilladelse, kontor i, hybrid, på stedet, dage på kontoret, opholdstilladelse, bosat, bosat i, bor i, flytte, fysisk fremmøde, pendle, pendlerafstand, kontordage, på lokationen, på lokation',
    clearance:
      'pet-godkendelse, pet, ren straffeattest, baggrundstjek, børneattest, sikkerhedsclearance, sikkerhedsgodkendelse, sikkerhedsgodkendes, straffeattest, sikkerhedsgodkendt',
    notice:
      'opstart hurtigst muligt, opstart snarest, start asap, opstart asap, tiltrædelse straks, start straks, hurtig opstart, måneders opsigelse, opsigelsesvarsel, opsigelse, snarlig tiltrædelse, tiltrædelse snarest muligt, tiltrædelse, tiltrædelsesdato, startdato, start hurtigst muligt, tiltrædelse hurtigst muligt',
    travel:
      'flyver, overnatninger, overnatning, rundt i landet, på farten, kundebesøg i, arrangementer, rejse, rejse til, kundebesøg, tjenesterejser, rejsedage om året, rejseaktiviteter, rejsevillig, rejser, rejsedage, rejseaktivitet, forretningsrejser, villig til at rejse',
    certificate:
      'certificering, certificeringer, certifikat, certifikater, certificeret, kørekort til bil, truckcertifikat, gaffeltruckcertifikat, kørekort, kørekort b',
    placeLabel: 'lokation, arbejdssted, sted, hvor, by, arbejdsplads, adresse, kontor, placering',
    amount:
      'flere, nogle, mangeårig, flerårig, et par, flere års, flere år, nogle års, et par års, eller mere, eller flere, og opefter, eller længere, en håndfuld, håndfuld, halvandet, halvandet års',
    ofThese: 'af disse, af hvilke, heraf, hvoraf, deraf, af dem',
    closing:
      'cirka, mindst, ca, helst, minimum, ville, ønskeligt, eller deromkring, rækker, er, har, kræves, nok, gerne, fint, ønskes, er nok, er fint, er ok, er krav, er et krav',
    career:
      'professionelt, erhvervsmæssigt, i alt, totalt, arbejdet, som, dev, kode, mindst, samlet, erhvervserfaring, relevant, udvikling, softwareudvikling, professionel, tilsvarende, lignende, eller mere, eller flere, og opefter, eller længere, it, branchen, it branchen, softwarebranchen, dokumenteret, solid, praktisk, bred, faget, rollen, rolle, stilling, programmering, systemudvikling, erhvervsmæssig, en, et, den, arbejde, job, udviklingserfaring, programmeringserfaring, arbejdserfaring, joberfaring, på bagen, efter studiet, efter studierne, på arbejdsmarkedet, som konsulent, som udvikler, bag dig, på nakken, professionel erfaring, med kode, konsulent, på fuld tid, på fuldtid',
    city: 'københavn, kbh, aarhus, århus, odense, aalborg, ålborg, esbjerg, randers, kolding, horsens, vejle, roskilde, herning, silkeborg, hørsholm, helsingør, næstved, viborg, fredericia, køge, holstebro, taastrup, ballerup, lyngby, kongens lyngby, hillerød, sønderborg, slagelse, hjørring, glostrup, søborg, billund, ørestad',
    remote:
      'hjemmearbejde, hjemmefra, fjernarbejde, hjemmekontor, hjemmearbejdsdage, hjemmearbejdsplads, på distance',
    site: 'kontor, kontoret, hovedkontor, hovedkontoret, afdeling',
  },
  clause: {
    subject: 'vi, du, jeg, man',
    speaker: 'vi',
    pronoun: 'det, den, dem, dette, disse',
    singular:
      'er, bliver, var, er erstattet af, er blevet erstattet af, blev erstattet af, er skiftet ud med, er blevet skiftet ud med, er udskiftet med',
    lacking: 'uden',
    determiner: 'ingen, intet',
    credential:
      'certifikat, certificering, certificeringer, certificeret, eksamen, uddannelse, diplom, kandidat',
    opensClause: 'og, men, så',
    all: 'alle, alt, hver, hvert',
    asksWhat: 'hvad, det, dette',
    experienceNoun:
      "på bagen, i bagagen, bagagen, bag dig, i rygsækken, på nakken, på cv'et, under bæltet, erf, erfaring, kendskab, viden, forhåndskendskab, erhvervserfaring, exp, arbejdserfaring, joberfaring, brancheerfaring, udviklingserfaring, programmeringserfaring, anciennitet, praksis",
    example: 'som, såsom, for eksempel, f.eks, eksempelvis, blandt andet, bl.a',
    alternative:
      'ellers, subsidiært, eventuelt, eller eventuelt, eller evt, eller alternativt, eller måske, eller i det mindste, enten, eller, hverken, og/eller, eller i, alternativt, el',
    oneOf:
      'mindst én, mindst ét, minimum en, minimum et, en eller flere, et eller flere, valgfri, en, et, mindst en, mindst et, ét, én, en eller anden, et eller andet',
    of: 'af, blandt, ud af',
    averse:
      'hader, afskyr, skyr, undgår, alene, bange, fremmed, ny, ukendt, raketvidenskab, trolddom, overraskelser',
    preposition: 'i, inden for, med, på, for, af, om, til',
    leaving: 'gået væk fra, væk fra',
    toward: 'til, mod',
    passive: gone,
    predicate: `uden betydning, uden relevans, ligegyldigt, ikke vigtigt, ikke relevant, underordnet, ${gone}, udelukket, irrelevant`,
    excepting: 'undtagen, bortset fra',
    deterred:
      'behøver ikke søge, behøver ikke at søge, behøver du ikke at søge, kommer du ikke langt, behøver du ikke søge, skal du ikke søge, er der ingen grund til, går ikke, virker ikke, klarer, ingen chance, umuligt, ikke muligt, ingen grund til at søge, glem det, ikke søge, søg ikke, går det ikke, nytter det ikke',
    nothing: 'intet, ingenting, ingen',
    pending: 'endnu, indtil videre, hidtil',
    pointsOn: 'gerne, helst, ideelt, ideelt set, ønskeligt, desuden',
    using:
      'bruger, bruges, vi bruger, brug af, bygger på, baseret på, skrevet i, migrering til, udvikling i, udvikling med, brugt til, bruges til, kører på, kører med, bygget på, bygget i, bygger vi i, skrives i, kører i, drives af',
    year: 'år, års',
    dateBefore: 'sidste, seneste, per, hvert, dette, for, i, over',
    ago: 'senere, tilbage, frem, siden, i træk, gammel, gamle, garanti, på rad',
    duration: 'i, på, under, over, siden, inden for, for',
    within: 'i',
  },
  exclusion: {
    free: 'fri, frit, frie',
    formerly:
      'før i tiden, tidligere, engang, i årevis, før, førhen, oprindeligt, oprindelig, i starten, i begyndelsen, historisk, indtil for nylig, var, lå på, kørte på, startede med, startede i, begyndte med, i mange år, dengang, en gang',
    nowadays:
      'nu, i dag, idag, nutildags, nu til dags, siden da, efterhånden, nuværende, nu om dage',
    preferring: 'hellere, foretrækker, valgte, foretrak, vælger, valgt',
    than: 'end, frem for, fremfor, over, snarere end',
    tried:
      'prøvede, prøvet, testede, testet, afprøvede, afprøvet, evaluerede, vurderede, overvejede, kiggede på, eksperimenterede med, havde, brugte, kørte',
    settled:
      'valgte, valgt, foretrak, foretrækker, gik tilbage til, gået tilbage til, tilbage til, blev ved, blev på, landede på, endte med, endte på, faldt valget på',
    until: 'indtil, frem til',
    ditto: 'det samme gælder, samme med, ligeså, ditto, heller ikke',
    adverb:
      'ud ad, ind ad, ned ad, op ad, hen ad, hjemme, trygt, roligt, pænt, helst, med glæde, gladeligt, igen, ind, ad, ud, ned, op, sidst, for længst, længst, denne gang, gang, gange, helt sikkert, i år, uge, måned, ugen, måneden, fredags, mandags, endeligt, officielt, definitivt, hehe, haha, undskyld, ærlig talt, ærligt talt, her hos os, lige nu, pt, for tiden, nogen sinde, for evigt, altid, lige, simpelthen, ganske enkelt, forlængst, nytår, årsskiftet, inden, foråret, sommeren, efteråret, vinteren, kvartalet, er ved at, ved at, i gang med at, er i gang med at, skal, planlægger at, begyndt at, begynder at, efterhånden, nuværende, årene, bevidst, desværre, ærligt, nu, heldigvis, gudskelov, sorry, beklager, venligst, tak, gerne, her, der, længere, mere, overhovedet, slet, virkelig, helt, totalt, fuldstændig, allerede, endelig, internt, også, heller, absolut, bestemt, sikkert, snart, langsomt, gradvist, nogensinde, hellere, lover, altså, jo, nok, idag, så, øjeblikket, tiden, længe, siden, år, sidste, hos, os, efter, på, med, til',
    engaging:
      'slukket, åbne, åbner, rette, retter, betale, sælge, sælger, bede, beder, spørger, spørge, lyst, vedligeholde, vedligeholder, kan, høre, gad, orker, bryder, begejstret, begejstrede, tilhængere, fans, kastet, tænkt, tilbage, møder, møde, møder du, støder du på, drømmer, prøvet, prøvede, testet, testede, kigget, evalueret, vurderet, vurderede, overvejet, brændt, står, ligger, hører, ryger, går, elsker, kan lide, slået igennem, slog igennem, fungeret, passer, bliver, blive, betaler, brugte, havde, ville, gjorde, gjort, lavet, lavede, søgte, søgt, ledte, kørte, kørt, rørte, rørt, fandt, fundet, fandtes, skrev, skrevet, tog, taget, behøver, behøves, bygger, byggede, bygget, bygges, savner, gider, bruger, bruge, bruges, brugt, har, have, haft, vil, ønsker, ønskes, gør, gøre, laver, lave, søger, søge, søges, leder, efterspørges, efterspørger, relevant, relevante, aktuelt, aktuel, aktuelle, gældende, planlagt, planlægger, arbejder, kører, køre, rører, røre, finder, finde, støder, ser, se, findes, skriver, skrive, understøtter, tilbyder, ansætter, tilladt, tillader, tæller, interesserer, interesseret, interessant, interesse, tager, tage, indgår, forekommer, kommer, gælder, satser, valgt, brug, blevet, blev, del, led, regne, lære, lærer, kunne, arbejde, komme, mulighed',
    setting:
      'ildtang, tang, område, boldgade, felt, hænder, fingre, grej, trin, side, siden, døren, dør, dørtærsklen, tærsklen, bordet, hylden, hylderne, på tale, brug, serverne, maskinerne, kælderen, kontrakten, aftalen, hus, huse, gruppe, afdelingen, kodebaserne, repoet, repo, pipelinen, pipelines, pipeline, produktion, drift, driften, butikken, biksen, værktøjskassen, bil, scope, opgaven, opgaver, spil, spillet, udgaven, versionen, setup, setuppet, opsætning, klynge, klyngen, rapporter, rapporterne, plugins, kursen, tegnebrættet, menuen, menukortet, dagsordenen, agendaen, ønskelisten, tiden, tid, tider, dage, stump, årene, noget, hjørne, landskab, baggrund, profil, team, teamet, stack, stacken, huset, firmaet, virksomheden, projekt, projekter, projektet, produkt, produktet, produkter, værktøj, værktøjer, ting, sager, kode, koden, kodebase, kodebasen, site, sites, app, appen, applikation, applikationer, orm, cms, sprog, database, databaser, framework, frameworks, bibliotek, verden, gamle, gammel, gammelt, sidste, resten, rester, scripts, script, servere, server, monolit, monolitten, system, systemer, systemet, del, delen, dele, teknologier, løsning, løsninger, hele, lille, stilling, stillingen, jobbet, job, rollen, kort, kortet, landkortet, plan, planen, liste, listen, fremtid, fremtiden',
    parting:
      'overlader, overlod, overladt, giver, gav, valgt, valgte, vælger, vælge, bytter, byttede, byttet, skifter, skiftede, skiftet, smider, smed, smidt, kaster, kastede, kastet, lader, lod, ladet, lægger, lagde, lagt, lukker, lukkede, lukket, faser, fasede, faset, slap, slipper, sluppet, tog, tager, taget, siger, sagde, sagt, stiller, stillede, kylet, kylede, sparker, sparkede, sender, sendte, sendt, pillede, kom, kommet, vinker, vinkede',
    particle:
      'til andre, til konkurrenten, til konkurrenterne, til de andre, i fred, videre, fra, ud, væk, ned, være, ligge, bag os, bag sig, af med, os af med, sig af med, afsked med, farvel til, nej til, på hylden, på porten, på pension, i graven, til side, fra os, fra sig, over bord',
    rewritten:
      'omskrevet, omskrev, omskriver, skrevet om, skrev om, skriver om, skrives om, portet, porteret, porterede, migreret, migreres, migrerer, migrerede, konverteret, ombygget, bygget om, byggede om, genskrevet',
    likewise:
      'også, ligeså, ligeledes, samme, det samme, heller, heller ikke, ditto, med, i samme ombæring',
    removed:
      'skal ud, skal væk, skal på pension, skal udfases, skal lukkes, skal skrottes, skal dø, må væk, må ud, ud ad døren, på vej ud ad døren, står for fald, står til at blive udfaset, skæres væk, skæres fra, bygges ned, aftrappes, aftrappet, udgår, udgik, udgået, ophører, ophørte, ophørt, opsiges, for dyrt, for dyr, for tungt, for tung, for langsomt, for langsom, for stort, for stor, for besværligt, for kompliceret, for kompleks, for komplekst, faldt på prisen, faldt på gulvet, faldt fra, røg på prisen, røg i svinget, under afvikling, i udfasning, en rød klud, giver udslæt, giver os udslæt, lukket land, slukkede vi for, lukkede vi for, lukkede vi ned for, sagde vi farvel til, siger vi farvel til, tog vi afsked med, slap vi af med, skilte vi os af med, skilt os af med, skilte os af med, kommet over, er kommet over, skrinlagt, skrinlagde, skrinlægger, henlagt, forkastet, forkastede, vraget, vragede, vrager, blev vraget, fik dumpekarakter, dumpede, klarede ikke cuttet, klarede den ikke, slog aldrig igennem, blev aldrig til noget, løb ud i sandet, gik i vasken, tabte, ikke med mere, forsvandt, forsvinder, forsvundet, kommet videre fra, kommer videre fra, kom videre fra, videre fra, taget afsked med, tage afsked med, tager afsked med, hører til i fortiden, hørte til i fortiden, hører hjemme i fortiden, hører til på museum, ude af huset, ud af huset, røg ud med badevandet, smidt på porten, smidt ud med badevandet, vist vintervejen, vist døren, udraderet, elimineret, et levn, måtte vige, veg pladsen for, veg for, viger for, overstået, kureret, kureret for, fået nok, fået nok af, har fået nok af, nok af, haft nok af, dødt løb, stendød, stendødt, stedt til hvile, begravede, arkiveret, arkiverede, lagt i mølposen, i mølpose, på museet, på køl, lagt på køl, sat på pause, på is, lagt på is, sparet væk, fjernet fra, bremset, aflyst, annulleret, kørt ud på et sidespor, ude i kulden, ude af billedet, ude af kodebasen, ud af kodebasen, afblæst, skåret væk, skåret fra, luget ud, sendt til tælling, sendt på hvil, lagt ned for god, sprunget over, springer over, sprang over, springes over, afstået fra, afstår fra, ladet være med, givet afkald på, i skrotbunken, i arkivet, på museum, måttet vige, veget pladsen, vige pladsen, givet plads, ud af vagten, ud med badevandet, lukker, lukket, lagt fra os, lagt i graven, lukkede, udfase, udfasede, faser ud, fase ud, faset ud, fases ud, afskaffe, afskaffer, afskaffede, afskaffes, skrotte, skrotter, skrottede, droppe, droppede, fjerne, fjerner, fjernede, smide ud, smider ud, smed ud, smides ud, lukke ned, lukker ned, lukkede ned, slukke, slukker, slukkede, slukket for, slukker for, slukkes, nedlægge, nedlægger, nedlagde, nedlægges, afvikle, afviklede, pensionere, pensionerer, pensionerede, pensioneres, på pension, går på pension, gik på pension, på hylden, lagde bag os, lægger bag os, lægge bag os, ladet bag os, slippe af med, slipper af med, slap af med, komme af med, kommer af med, kom af med, fravælge, fravælger, fravalgte, fravælges, valgte fra, vælge fra, kasserer, kassere, kasseres, aflive, afliver, aflivede, skifte ud, skifter ud, skiftede ud, skiftes ud, udskifte, udskifter, udskiftede, udskiftes, blive udfaset, blive skiftet ud, sagde farvel til, siger farvel til, sige farvel til, sagde nej til, vokset fra, migreret væk fra, ryddet ud, ryddet væk, får sparket, fik sparket, fået sparket, et afsluttet kapitel, afsluttet kapitel, uddøende, sidste vers, synger på sidste vers, yt, no-go, afskaffet, udfaset, udfases, udfaser, skrottet, skrottes, droppet, droppes, dropper, fjernet, fjernes, smidt ud, smidt væk, smidt, dumpet, begravet, forbudt, bandlyst, sortlistet, udelukket, fravalgt, valgt fra, vælger fra, vælges fra, nedlagt, lagt ned, lagt på hylden, lagt bag os, lukket ned, lukkes ned, slukket, forladt, sluppet af med, kommet af med, sagt farvel til, vinket farvel til, gået på pension, pensioneret, sendt på pension, i graven, i skraldespanden, i papirkurven, på vej ud, på vej væk fra, historie, fortid, et overstået kapitel, passé, passe, ude, død, dræbt, væk, forbi, tabu, no go, et no go, uønsket, uønskede, ikke tilladt, forældet, aflivet, kasseret, kasserede, skiftet ud, skippet, afviklet, afvikles, afvikler, under udfasning, farvel, slettet, slettes, stemt ned, afvist, opsagt, sagt op, bliver udenfor, takket nej, takkede nej, takket nej til, pillet ned, taget ned, stoppede, stoppet, røg ud, røget ud, ryger ud, holdt op, på lossepladsen, hører fortiden til, tilhører fortiden, lukker vi ned, lægger vi ned, faser vi ud, smider vi ud, skifter vi ud, uden for scope, gået væk fra, vendt ryggen, opgivet, sagt nej til',
    refusal:
      'har vi ingen planer om, ingen planer om, har vi ikke planer om, har vi ikke tænkt os, står ikke på menuen, er ikke på menuen, er ikke på programmet, er ikke i planen, ikke sagen, er ikke sagen, ikke lige sagen, ikke vores stil, ikke vores bord, ikke os, er ikke os, ikke vores afdeling, hører ikke hjemme her, hører ikke hjemme hos os, kan du lade ligge, kan du lade være med, må du lade ligge, fyfy, fy fy, fy for, rører vi ikke med en ildtang, med en ildtang, rører vi ikke, ikke med en ildtang, ikke over vores dørtrin, kommer ikke over dørtrinnet, vil vi ikke, det vil vi ikke, ikke et sekund, ikke for nogen pris, ikke om så, ikke engang for sjov, funkede ikke, virkede ikke, duede ikke, fungerede ikke, fungerede ikke for os, virkede ikke for os, det kunne vi ikke bruge, kunne vi ikke bruge, det gør vi ikke igen, det gør de ikke igen, gør vi ikke igen, gør vi aldrig igen, det gør vi aldrig igen, det sker ikke igen, sker ikke igen, det fortrød vi, det fortryder vi, fortrød vi, får du ikke glæde af, får du ikke brug for, ikke glæde af, dur ikke, duer ikke, du er fri for, er du fri for, er fri for, er man fri for, overstået, ikke i min tid, ikke i vores tid, heldigvis ikke mere, ikke her, ikke hos os, ikke i dette hus, ikke i det her hus, ikke på vores vagt, ikke mere, ikke længere, aldrig hørt om, så hellere, gud nej, gud ske lov nej, herregud nej, for guds skyld nej, nej nej, næh, næh nej, naj, nul, niksen, niks bib, ellers mange tak, mange tak nej, tak for kaffe, tak for nu, ikke på vilkår, ikke relevant, ikke aktuelt, ikke interessant, ikke interesseret, kan godt glemmes, kan glemmes, bare glem det, rend og hop, det kan i godt glemme, det kan du godt glemme, den er fortid, den er død, kommer aldrig på tale, er ikke på tale, er slut, er det slut med, er slut hos os, den går ikke, går den ikke, ikke det der, hører vi ikke hjemme i, ligger ikke til os, aldrig igen, så nej, så nej tak, altså nej, det tog er kørt, toget er kørt, det skib er sejlet, det var dengang, uden os, vi takker nej, takker nej, takker vi nej til, siger vi nej tak til, desværre ikke, desværre nej, gudskelov ikke, heldigvis ikke, hellere ikke, ikke for alt i verden, forgæves, ikke noget for os, ikke for os, ikke vores ting, ikke vores verden, ikke vores kop te, ellers tak, nej ellers tak, nej for pokker, klarer vi os uden, kan i glemme, kan du godt glemme, livet er for kort, hjælper dig ikke her, hjælper ikke her, savner vi ikke, savner ingen, er der ingen der savner, slipper du, slipper i for, slipper man for, gider vi ikke, gider jeg ikke, gider ingen, nej, nej tak, næ, nix, niks, nope, aldrig, aldrig i livet, aldrig nogensinde, aldrig mere, absolut ikke, bestemt ikke, helst ikke, ikke en chance, glem det, over mit lig, ikke tale om, kommer ikke på tale, kan blive hjemme, må blive hjemme, kan godt blive hjemme, frabedes, tak men nej tak, ikke en linje, kan du glemme, kan du lægge på hylden, slipper du for, under ingen omstændigheder, på ingen måde',
    dismissal:
      'skal du søge et andet sted, skal du søge et andet sted hen, søg et andet sted, søg et andet sted hen, er du gået forkert, gået forkert i byen, er du kommet det forkerte sted hen, læs ikke videre, så læs ikke videre, behøver du ikke læse videre, så er det ikke her, er vi ikke noget for dig, er vi nok ikke noget for dig, vi nok ikke noget for dig, er vi nok ikke et match, er vi ikke et match, bliver du skuffet, bliver du nok skuffet, vil du kede dig, kommer du til at kede dig, er du desværre ikke den rette, er du ikke den rette, ikke den rette, ikke den vi søger, ikke den vi leder efter, er det ikke dig, er det næppe dig, er det nok ikke dig, så er det nok ikke os, må du kigge andre steder, kig andre steder, kig videre, så kig videre, så scroll videre, er det her ikke noget, er dette ikke noget, er det ikke noget, er det desværre ikke noget, er det her desværre ikke noget, ikke dette jobbet, ikke dette job for dig, ikke dette jobbet for dig, ikke det her jobbet, er det ikke her, ikke stedet for dig, ikke rollen for dig, kommer ikke i betragtning, ikke i betragtning, bliver sorteret fra, sorteres fra, går vi ikke videre med, ikke jobbet for dig, ikke et job for dig, ikke stillingen for dig, ikke din kop te, ikke dig vi leder efter, ikke det rette job, ikke det rigtige job, ikke det rigtige sted, ikke den rette stilling, ikke et match, ikke noget match, intet match, passer du ikke ind, passer ikke ind, trives du ikke her, kommer du ikke til at trives, vil du ikke trives, bliver du ikke glad her, bliver ikke glad her, forkerte sted, det forkerte sted, det forkerte opslag, forkert person, den forkerte, behøver ikke søge, behøver ikke at søge, behøver du ikke at søge, klik videre, lad være at søge, ikke noget for dig, ikke for dig, intet for dig, ikke det rette sted, forkert sted, forkert opslag, gået forkert, scroll videre, led videre, søg videre, gå videre, søg ikke, lad være med at søge, spar jer ulejligheden, spar dig ulejligheden, spar os begge tiden',
    only: 'udelukkende har, kun har, kun kan, kun har lavet, mest, primært, hovedsageligt, hovedsagelig, fortrinsvis, først og fremmest, intet andet end, kun, bare, udelukkende, alene, blot, ikke andet end',
    pitch:
      "send, sende, sender, mail, maile, foreslå, præsentere, kontakt, kontakte, henvend, skriv, ansøg, ansøge, søg, mig, os, profiler, cv, cv'er, ansøgninger, folk, personer, kandidater, udviklere, devs, eksperter, specialister, konsulenter, typer",
    reason: 'fordi, da vi',
  },
};
