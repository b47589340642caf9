// Norwegian cues (Bokmål, with frequent words of Nynorsk).
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'er ikke vår greie, er ikke noe for oss, er ingenting for oss, har vi sluttet med, er et nei, er vi ferdige med, kreves ikke, er ikke påkrevd, trengs ikke, trenger du ikke, trenger du ikke kunne, bruker vi ikke, bruker vi ikke lenger, brukes ikke lenger, erstattet av, faset ut, utfaset, ikke relevant, er erstattet av, er blitt erstattet av, har blitt erstattet av, ble erstattet av, er byttet ut med, byttet ut med, er byttet ut, skiftet ut med, er skiftet ut med, er faset ut, er utfaset, er blitt faset ut, jobber vi ikke med, arbeider vi ikke med, jobber vi ikke lenger med, har vi droppet, har vi forlatt, er historie, er fortid, etterspørres ikke, er ikke lenger i bruk, er på vei ut, fases ut, rører vi ikke, nei takk, har vi kuttet ut, har vi skrotet, bak oss, har vi lagt bak oss';

/** Denials of a demand for technologies before or after them. */
const denied = 'forventes ikke';

export const norwegian: Language = {
  tag: 'no',
  tells:
    'og, å, at, det, som, en, et, er, på, for, med, av, til, den, i, du, vi, har, ikke, om, eller, deg, din, ditt, dine, vår, våre, vårt, oss, kan, skal, vil, fra, hos, ved, men, hvor, også, samt, så, bli, blir, andre, mye, innen, søker, jobbe, jobber, arbeid, erfaring, kjennskap, kunnskap, krav, utvikler, utvikling, backendutvikler, fullstackutvikler, systemutvikler, frontendutvikler, seniorutvikler, juniorutvikler, utviklere, ingeniør, ingen, søknad, stilling, stillingen, selskap, bedrift, år, god, gode, erfaren, bruker, uten, verken, i stedet for, mulighet, arbeidsoppgaver, minst, gjerne, kvalifikasjoner, kompetanse, forventer, ønsker, ønskelig, fordel, trenger, må, ha, noe, noen, hvis, både, ser etter, personlige egenskaper, egenskaper, tilbyr, opplæring, mer, lærer, nødvendig, hva, ble, bedriften, jeg, mitt, nei, takk',
  falseFriends:
    'i, for, vi, men, den, fast, man, so, an, at, to, under, over, far, be, der, et, du, de, en, is, her, ha, hit, da',
  ordinary:
    'Kong, Elm, Rest, Helm, Express, Chef, Dart, Rust, Ren, Salt, Vite, Spark, EKS, RoR, AKS, KVM, BLE, Prolog, Prisma, Lua, Struts, Flyte, Dask, Svelte, Spring, Slim, Bind, Mage, Tempo, Segment, Fusion, Karma, Pest, Hive, Tilt',
  small: 'og, å, for, med, av, til, i, på, en, et, som, om, fra',
  suspending: 'og, eller, samt',
  transcription: 'å aa, æ ae, ø oe',
  abbreviations:
    'min, eng, f.eks, bl.a, m.m, m.fl, dvs, osv, ca, inkl, evt, ekskl, etc, tlf, kl, nr, mv, mill, eks',
  decoys:
    'github-profil, resten av, kong harald, kong olav, kong haakon, har du mulighet, har du muligheten, har du mulighet for, har du muligheten for, får du muligheten, får du mulighet, outlook til ios, outlook til android',
  heads:
    'tekniker, analytiker, tester, leder, rådgiver, team, teamet, nivå, rolle, stilling, folk, person, profil, utvikler, utvikleren, utviklere, utvikling, programmerer, ingeniør, arkitekt, spesialist, konsulent, kjennskap, erfaring, kunnskap, kompetanse, miljø, administrator, teknologi, teknologier, bibliotek, biblioteker',
  numerals:
    'ett/et/en/minst en/minst ett, to/toårig, tre/treårig, fire, fem/femårig, seks, sju/syv, åtte, ni, ti/tiår/et tiår, elleve, tolv, tretten, fjorten, femten, seksten, sytten, atten, nitten, tjue',
  mention: {
    negator: `ikke i, sagt farvel til, hatt nok av, lei, nei til, sier nei til, ikke en eneste linje, ikke en linje, ikkje ei linje, ikke så mye som en linje, slutt på, slutt med, det er slutt på, glem alt om, fri for, du er fri for, alt annet enn, alt anna enn, hva som helst bortsett fra, alt bortsett fra, unnateke, med unntak av, for all del ikke, endelig ikke, kom ikke med, holder seg unna, sluppet unna, slipper unna, kvittet seg med, kvitta seg med, kvittet oss med, ikke noe mer, ikkje noko, ikkje meir, ikke mer, skyr, styrer unna, styrer utenom, holder oss langt unna, har du ikke bruk for, har du ikke bruk for her, har du ikke nytte av, har du ingen nytte av, får du ikke bruk for, får du ingen bruk for, har du ikkje bruk for, får du ikkje bruk for, har du ikkje nytte av, hjelper deg ikke her, hjelper deg ikkje her, teller ikke her, tel ikkje her, kommer ikke til nytte her, ikke det vi søker, ikke det vi leter etter, ikke det vi ser etter, ikke noe vi leter etter, ikke noe vi ser etter, ikkje det vi ser etter, ikkje det me ser etter, ikkje det me leitar etter, ikke det vi trenger, ikke noe vi trenger, ikkje det me treng, uten betydning, utan betydning, uten relevans, likegyldig, uvesentlig, ikke viktig, ikkje viktig, ikke relevant, ikkje relevant, underordnet, gidder ikke, gidd ikkje, gidder vi ikke, slutt å sende, slutt å sende meg, slepp, du slepp, man slipper, dere slipper, slepp du, slipper du, lei av, leie av, utan, aldri meir, i staden for, istaden for, korkje, ikkje lenger, søkes ikke, ferdig med, bortsett frå, utanom, kvitta oss med, slipper, du slipper, ingen bruker, tatt farvel med, ikke, ikkje, ingen, ikke noe, inga, uten, verken, hverken, aldri, i stedet for, istedenfor, fremfor, heller enn, ikke lenger, unntatt, bortsett fra, ekskl, sluttet å bruke, har sluttet å bruke, sluttet med, droppet, forlatt, gått bort fra, gått vekk fra, bort fra, vekk fra, faset ut, faser ut, farvel til, ${gone}, ${denied}, har faset ut, har fjernet, kuttet ut, skrotet, glem, ingen interesse for, null interesse for, ikke interessert i, uaktuelt, null, ferdige med, holder oss unna, holder oss vekk fra`,
    affirmation:
      'ikke nei til, sier ikke nei til, ikke slutt på, ikke unnvære, ikke leve uten, kan ikke leve uten, ikke uten, ikkje utan, klarer oss ikke uten, vi ikke leve uten, gir oss ikke på, gir oss ikke før, slipper aldri, slipper vi aldri, slipper ikke unna, ikke slipper unna, slipper du ikke unna, ikke undervurdere, undervurder ikke, ingen vei utenom, ikke utenom, ikke til å komme utenom, ikke å forakte, heller ikke å forakte, ikke å kimse av, ikke dumt, ikke å spøke med, ikke glem, glem ikke, ikke la deg skremme, ikke skremt av, ikke skvetten for, ikke sky, ikke nervøs for, ikke allergisk mot, ikke skjul på, legger ikke skjul på, ikke nok, ikke mangel på, ikkje berre, ikkje minst, ikkje redd, ikkje redd for, ikkje framand for, ikkje gløym, kommer du ikke unna, kommer du dessverre ikke unna, ikke unna, ikkje unna, ikke bare, ikke kun, ikke minst, ikke utelukkende, ikke alene, ikke noe problem, ingen problem, ikke et problem, ikke redd, ikke redd for, ikke fremmed, ikke fremmed for, ikke å forglemme, uten problemer, eller uten, ennå ikke, ikke ennå, ikke begrenset til, ikke alle, ikke alt, uten tvil, ikke nøl, nøl ikke, ingen hemmelighet, ikke mindre enn, ikke nybegynner, ikke valgfritt, ikke ukjent, ikke viker tilbake, fortvil ikke, slapp av, ikke vær redd, trenger ikke være, ikke bekymre deg, fra null, null til',
    supposition: 'hvis, selv om, dersom, om, uansett om',
    contrast: 'men, derimot, mens, til gjengjeld, imidlertid',
    be: 'vart, blei, vore, vært, er, var, blir, vil, være, har, utgjør, anses, ses, ble, vil være',
    demand: `har du ikke bruk for, har du ikke bruk for her, har du ikke nytte av, har du ingen nytte av, får du ikke bruk for, får du ingen bruk for, har du ikkje bruk for, får du ikkje bruk for, har du ikkje nytte av, hjelper deg ikke her, hjelper deg ikkje her, teller ikke her, tel ikkje her, kommer ikke til nytte her, ikke det vi søker, ikke det vi leter etter, ikke det vi ser etter, ikke noe vi leter etter, ikke noe vi ser etter, ikkje det vi ser etter, ikkje det me ser etter, ikkje det me leitar etter, ikke det vi trenger, ikke noe vi trenger, ikkje det me treng, uten betydning, utan betydning, uten relevans, likegyldig, uvesentlig, ikke viktig, ikkje viktig, ikke relevant, ikkje relevant, underordnet, krav, kreves, krever, nødvendig, nødvendige, obligatorisk, påkrevd, trengs, trenger, må, etterspørres, søker, bruker, jobber, forventes, forventer, relevant, forutsetning, forutsettes, kunne, kan, behov for, noe krav, et krav, ${gone}, ${denied}, ingen interesse for, null interesse for, ikke interessert i, uaktuelt, vil ha, finner, vil, aktuelt, her, hos oss`,
    preference:
      'blir vi glade, blir vi ekstra glade, gjør oss glade, jackpot, greit å ha, greit å ha sett, er greit å ha, kan være greit, veier tungt, hadde vært supert, hadde vært topp, gøy om, gøy om du kan, hyggelig å ha, hyggelig å kunne, kult om, kult hvis, hadde vært kult, hadde vært fint, hadde vært gøy, hadde vært bra, gir pluss, gir plusspoeng, gir ekstra poeng, gir poeng, en bonus, er en bonus, enda bedre, desto bedre, så mye bedre, fint å ha, fint å kunne, godt å ha, nyttig, er nyttig, til din fordel, er bra å ha, bra å ha, kjekt å ha, en fordel, fordel, er en fordel, det er en fordel, det er fordel, vil være en fordel, fordelaktig, ønskelig, ønskelige, ønskes, pluss, et plus, et pluss, er et pluss, det er et pluss, et stort pluss, gjerne, helst, bonus, bonuspoeng, ekstra, valgfritt, ideelt, ideelt sett, nice to have, bra om, fint om, fint hvis, kjekt om, positivt, positivt om, velkommen, velkomment, meriterende, skader ikke, det teller positivt, teller positivt, verdsettes, vi ser gjerne, ser gjerne, med fordel, kjekt om du, kronen på verket, er det et pluss, er det en fordel, kjekt å kunne, er kult, er fint om, er fint hvis, er fint å ha, er fint å kunne, er kjekt, er kjekt å ha, er kjekt om, ikke å forakte, heller ikke å forakte, ikke av veien, heller ikke av veien, slett ikke av veien, ikke dumt, heller ikke dumt, ikke å kimse av, ikke verst, er bare bra, bare bra, er bare fint, bare fint, er bare et pluss, en klar fordel, klar fordel, klart pluss, et klart pluss, kjempepluss, stort pluss, ville vært gull, er gull verdt, gull verdt, gull, ville vært digg, hadde vært digg, digg, fløtetoppen, kremen på kaka, prikken over i, er ønsket, ser vi gjerne, gjerne også, aller helst, hjelper, skader heller ikke, er gøy, blir vi glade for, blir de glade for, blir de glade, blir kunden glad for, kjempefint, greit å kunne, er greit å kunne, greit å kjenne til, fint å kjenne til, kjekt å kjenne til, hadde vore fint, ein fordel, eit pluss, er ein fordel, er eit pluss, gjerne med, er supert, er topp',
    obligation:
      'kunden krever, kunden vil ha, bør kunne, du bør kunne, bør kjenne, forventes, forventer vi, uunnværlig, det viktigste er, er viktig, må du kunne, må du kjenne, må sitte, ufravikelig, alfa og omega, kommer du ikke utenom, forutsettes, er avgjørende, et absolutt krav, må ikke mangle, du må kunne, du må kjenne, må kunne, må kjenne, krav, et krav, er et krav, kreves, krever, må, må ha, minst, minimum, nødvendig, nødvendige, obligatorisk, påkrevd, forutsetning, forutsetter, et must, must have, avgjørende, skal-krav, må-krav, absolutt krav, noe krav, sier seg selv, gir seg selv, er gitt, er en selvfølge, en selvfølge, er selvsagt, er sjølvsagt, må være på plass, må sitte i ryggmargen, i ryggmargen, sitter i ryggmargen, kommer man ikke utenom, kommer vi ikke utenom, er et ufravikelig krav, er must, must, er et must-have, må med, er helt sentralt, er sentralt, er nøkkelen, avgjørende er, er helt avgjørende, hovedsaken er, det viktigste, viktigst er, lever de av, lever vi av, må man kunne, må man kjenne, må de kunne, må en kunne, er ikke til forhandling, ikke til forhandling, må beherskes, må-ha, må du ha, du må ha, må du være god på, er eit krav, er eit must, krevst, må sitja',
    requirement:
      'flytende, erfaring, erfaringer, kjennskap, kunnskap, kunnskaper, kompetanse, behersker, mestrer, inngående, innsikt, god, gode, godt, solid, sterk, sterke, dyp, dyptgående, bred, dokumentert, flere års, års, år, fortrolig, fortrolig med, trygg på, dyktig, du har, du kan, du er, har du, vi søker, søker, søker vi, vi ser etter, ser etter, forståelse, ekspertise, utdanning, utdannelse, jobbet, arbeidet, praktisk, kjent med, erfaren, ferdigheter, forventer, evner, komfortabel med, stødig, må ha, deg som kan, noen som kan, en som kan, som kan godt',
    handling:
      'erfaring med, erfaring i, erfaring innen, erfaring fra, erfaring som, erfaringer med, kjennskap til, godt kjennskap til, god kjennskap til, kunnskap om, kunnskap innen, kunnskaper i, kompetanse i, kompetanse innen, kompetanse på, ferdigheter i, behersker, mestrer, fortrolig med, trygg på, dyktig i, kjent med, komfortabel med, programmering i, programmerer i, programmere i, utvikling i, utvikling med, utvikler i, utvikle i, utviklet i, bruker, brukt, bruk av, års erfaring med, forståelse for, forståelse av, ekspertise i, ekspertise innen, jobbet med, arbeidet med, du kan, bygger på, basert på, skrevet i, migrering til, stødig i, god i, god på, rå på, god med, sterk på, sterk i, sterk innen, dreven i, dreven på, kløpper på, haj på, stiv i, flink i, flink til, flink med, dyktig på, dyktig med, erfaren i, erfaren med, rutinert på, rutinert i, rutinert med, vant til, vant med, øvet i, hjemme i, inne i, godt inne i, trygg i, trygg med, kodet i, skrevet, jobba med, leka med, lekt med, rotet med, hatt fingrene i, fingrene i, tent på, glad i, elsker',
    usage:
      'bruke, jobbe med, med, i, som, slik som, slike som, for eksempel, f.eks, eksempelvis, blant annet, bl.a, innen, av, for, via, på, gode, gjerne, helst, særlig, primært, og, lære, lærer, til, enten',
    trade:
      'utvikler, utviklere, utvikleren, programmerer, ingeniør, spesialist, ekspert, arkitekt, konsulent, utvikling, rammeverk, miljø, språk, administrator, kompetanse',
    pointer: 'bibliotek, biblioteker, med, som, slik som, for eksempel, f.eks, eksempelvis',
    artefact:
      'koden, kodebase, kodebasen, system, systemet, nettstedet, appen, komponenter, tjenester, applikasjon, applikasjoner, prosjekt, prosjekter, database, databaser, biblioteker, skript, miljø, miljøer, kjennskap, erfaring, kompetanse, kode, mikrotjenester, plattform, grensesnitt',
    technicalArtefact:
      'koden, kodebase, kodebasen, komponenter, databaser, skript, mikrotjenester, biblioteker, grensesnitt',
    glue: 'og, eller, er, i, med, for, av, til, på, som, samt, om, ved, innen, hos, et pluss, en fordel, kreves, krav, kan, fra, vil, fordel',
    likeness:
      'eller et lignende, eller en lignende, eller et tilsvarende, eller en tilsvarende, eller et liknende, samme for meg, samme for oss, likegyldig, likegyldig hvilken, det samme hvilken, valgfri, valgfritt, velg selv, eller noe lignende, eller noe i den duren, eller noe sånt, begge går fint, begge deler går fint, spiller ingen rolle, eller sammenlignbar, eller lignende, eller tilsvarende, eller annet, eller annen, eller andre, eller et annet, eller ekvivalent, eller noe tilsvarende, eller liknende, en av dem, ett av dem, en av delene, én av delene, det ene eller det andre, hva du vil, hva du foretrekker, du velger, du bestemmer, uansett hvilken, uansett hvilket, hipp som happ, valget er ditt',
    announcement:
      'teknologier, språk, programmeringsspråk, verktøy, rammeverk, kjennskap, krav, fordel, stack, tech stack, databaser, erfaring, ønskelig, miljø, pluss, kompetanse, kvalifikasjoner, techstack, må ha, må',
    software:
      'utvikler, utvikling, utvikle, programmering, programmere, programvare, programvareutvikling, applikasjoner, systemer, database, databaser, server, kode, plattform, mikrotjenester, teknologier, systemutvikling, sky, programmeringsspråk, tjenester',
    lack: 'ikke, ikkje, ingen, uten, aldri, mangler',
    terms: 'aksjer, hjemmekontor, fulltid, deltid, hybrid, på stedet, fast, remote',
    list: 'ellers, subsidiært, eventuelt, eller eventuelt, eller evt, eller alternativt, eller kanskje, eller i det minste, og, eller, samt, verken, henholdsvis, og/eller, så vel som, og i, eller i, og med, enten, både, alternativt',
    passage:
      'i nærheten av, nærheten av, rote med, tukle med, høre om, høyre om, høre ordet, høre snakk om, høre mer om, borti, ta i, linje, linjer, linja, skrive en linje, se noe til, med, i, av, for, på, til, om, en, et, den, det, de, du, vi, at, å, kunne, ha, har, kjennskap, kjennskap til, kunnskap, kunnskap om, erfaring, erfaring med, erfaring i, tidligere, forkunnskaper, forkunnskaper i, trenger, trengs, kreves, krever, bruke, bruker, jobbe, jobbe med, jobber med, søker, her, hos oss, lenger, mer, også, noe, noen, utviklere, utvikler, ren, klassisk, spesifikk, dyp, krav, er, være, denne, dette, stillingen, rollen, teknologier som, slik som, som, kompetanse, kunne noe om, kan, ser etter, må, være kjent med, rolle, vil, vil ha, finner',
    follower:
      'utviklere, utvikler, kjennskap, erfaring, kompetanse, profiler, kandidater, kode, prosjekter, miljø, her, stack',
    verb: 'bruker, brukes, jobber, søker, foretrekker, holder, erstatter, erstattet, migrert, migrerer, byttet, kjører, velger, valgt, bygger, trenger, skriver, er nok, er erstattet av, er blitt erstattet av, har blitt erstattet av, ble erstattet av, er byttet ut med, er skiftet ut med',
    years:
      'tiår, et tiår, toårig, treårig, femårig, år exp, års erf, år erf, år fartstid, år, års, års erfaring, år erfaring, mangeårig, flerårig, flere års, flere år, noen års, et par års, års exp, års fartstid',
    nature:
      'cloudplattform, programmeringsspråk, frontend rammeverk, relasjonsdatabase, sky, skyplattform, språk, hovedspråk, database, rammeverk, verktøy, plattform, orkestrator, søkemotor, meldingskø, message broker, broker, hypervisor, cms, orm, skriptspråk, vektordatabase, språkene, verktøyene, databaser, sky leverandør, skyleverandør',
    replaced: 'erstatter, erstatta, har erstattet, erstattet, byttet ut, skiftet ut, byttet',
    successor: 'av, med',
  },
  role: {
    senior:
      'senior, seniornivå, på seniornivå, seniorrolle, seniorprofil, seniorarkitekt, senioringeniør, seniorspesialist, seniorkonsulenter, svært erfaren, meget erfaren, veldig erfaren, dreven, drevne, rutinert, rutinerte, garva, garvet, grått hår, grå hår, gammel ringrev, ringrev, ekspertnivå, seniorutvikler, seniorkonsulent, seniorrådgiver, erfaren, erfarne, ledende',
    rank: 'leder',
    lead: 'teamlead, team lead, tech-lead, teknisk lead, leadutvikler, it-sjef, it-leder, avdelingsleder, gruppeleder, seksjonsleder, teknisk sjef, teknologisjef, sjefsutvikler, teamleder utvikling, teknisk teamleder, fagansvarlig, engineering manager, seksjonssjef, teknisk leder, utviklingsleder, teamleder, utviklingssjef, tech lead, sjefsarkitekt, lead-utvikler, lead utvikler, hovedutvikler, fagleder',
    otherLevel:
      'junior, juniornivå, juniorrolle, juniorprofil, juniorkonsulent, nyutdanna, nyuteksaminert, nyuteksaminerte, lærlinger, lærlingplass, lærlingeplass, ikt-lærling, it-lærling, praktikanter, sommerinternship, sommerjobber, sommerstudenter, studentjobb, studenter, studentstilling, deltidsstudent, traineeprogram, traineestilling, graduateprogram, nybegynner, nybegynnere, første jobb, rett fra studiene, rett fra skolen, masteroppgave, bacheloroppgave, mellomnivå, medior, juniorutvikler, praktikant, praksisplass, trainee, lærling, student, sommerstudent, sommerjobb, nyutdannet, nyutdannede, graduate, deltidsjobb',
    roleNoun:
      'menneske, mann, kvinne, fyr, dame, kløpper, racer, dev, programvarearkitekt, løsningsarkitekt, it-arkitekt, designer, driftsperson, driftsfolk, driftsmann, systemkonsulent, it-spesialist, it-tekniker, it-medarbeider, lærling, student, trainee, frilanser, utviklerprofil, profil, seniorkonsulent, juniorkonsulent, oppdrag, ansvarlig, folk, utvikler, utvikleren, backendutvikler, fullstackutvikler, systemutvikler, webutvikler, programvareutvikler, programmerer, ingeniør, programvareingeniør, arkitekt, konsulent, administrator, spesialist, tekniker, analytiker, tester, rådgiver, stilling, rolle, kollega, person, medarbeider, it-konsulent, utvikling, overingeniør, senioringeniør, frontender, backender, frontendutvikler, app-utvikler, mobilutvikler, dataanalytiker, dataingeniør, systemadministrator, plattformingeniør, skyingeniør, driftskonsulent, driftsingeniør, databaseadministrator, skyarkitekt, plattformutvikler, apputvikler, nettverksingeniør, sikkerhetsrådgiver, sikkerhetsspesialist, sikkerhetsingeniør, sikkerhetsanalytiker, maskinlæringsingeniør, datavarehusutvikler, testleder, ekspert, bi-utvikler, ai-utvikler, praktikant, prosjektleder, testingeniør, frontendingeniør, backendingeniør, dataarkitekt, driftstekniker, dataforsker, datavitenskapsmann, devopsingeniør, skyutvikler, data scientist, data engineer, driftsansvarlig, nettverkstekniker, lærer, foreleser, selger, rekrutterer, produktsjef, produkteier',
    roleNouns:
      'utviklere, programmerere, ingeniører, arkitekter, konsulenter, spesialister, kolleger, kollegaer, medarbeidere, talenter, kandidater',
    relation:
      'rapporterer du til, rapporterer, nærmeste leder, din leder, sjefen din, i samarbeid med, i tett samarbeid, samarbeider du med, jobber med, jobber du med, jobber sammen, arbeider med, i kontakt med, kontakt med, ledet av, ledes av, består av, bestående av, teamet består, sammen med, samarbeide med, samarbeider med, samarbeid med, samarbeid, jobbe sammen med, jobber tett med, jobbe tett med, tett samarbeid med, rapporterer til, støtte fra, støtte, støtter, mentor, sparring med, lære av, lærer av, ved siden av, våre, team av, under ledelse av, utvikle deg til, vokse til, karriere som, kolleger, kollegaer, side om side, hjelp fra, vårt team av',
    hiring:
      'søkes til, leter, leter vi etter, vi leter, vi trenger, trenger vi, trengs, har bruk for, bruk for, har behov for, behov for, på jakt etter, er på jakt etter, vi mangler, mangler vi, styrke, styrker, forsterkning, forsterkning til, forsterke, utvide, ansette, vi ansetter, kjenner du, kjenner du noen, kjenner noen, noen som kan, noen som kjenner, en som kan, vil du jobbe, vil du, har du lyst, rekruttere, oppdrag som, oppdrag for, prosjekt for, stillingen som, ledig stilling, rolle, rollen som, for en kunde, hos en kunde, til en kunde, bli vår, mangler, mangler en, søker, søker vi, vi søker, søkes, ser etter, vi ser etter, leter etter, trenger, ansetter, rekrutterer, som, stilling som, rolle som, er du, til vårt, til vår, til et, til en, til oss, vil du være, bli, jeg søker, noen, en person',
    otherSenior:
      'bolig, boliger, personer, borgere, ledelse, ledelsen, ledere, kunder, kolleger, sykehjem, interessenter, senter',
    backend:
      'backendutvikler, backendutvikling, backend-utvikling, serverside, tjenerside, backender',
    fullstack: 'fullstackutvikler, fullstackutvikling, fullstack-utvikling',
    anotherTrade:
      'testere, programvaretester, testautomatisering, testautomatiserer, testspesialist, testkonsulent, testansvarlig, testutvikler, testanalytiker, testrådgiver, qa, kvalitetssikring, spillutvikling, spillprogrammerer, gameplay, innebygd-utvikler, embeddedutvikler, firmwareutvikler, fastvare, maskinvare, maskinvareutvikler, elektronikk, elektronikkingeniør, maskiningeniør, konstruktør, mekatronikk, robotikk, plc, automasjonsingeniør, automatiker, automasjon, styresystemer, webdesigner, interaksjonsdesigner, ux, brukerstøtte, supportmedarbeider, helpdesk, servicedesk, service desk, kundestøtte, systemforvalter, applikasjonsforvalter, applikasjonskonsulent, prosjektsjef, it-prosjektleder, programleder, forretningsanalytiker, forretningsutvikler, forretningsarkitekt, virksomhetsarkitekt, sap, erp, crm, bioinformatiker, markedsføring, frontendutvikler, frontendutvikling, tester, designer, grafiker, nettverk, sikkerhet, spill, spillutvikler, support, analytiker, dataanalytiker, systemadministrator, innvevde systemer, testleder, prosjektleder, testingeniør, innebygde, innebygd, lærer, foreleser, selger, rekrutterer, produktsjef, produkteier',
    asking:
      'du, erfaring, utvikle, utvikling, bygge, bygger, designe, design, implementere, kjennskap, kunnskap, ansvarlig, ansvar, vedlikeholde, jobbe, skape, programmere, utvikler',
    prose:
      'vi, du, deg, din, ditt, dine, oss, vår, våre, vårt, er, har, kan, skal, blir, vil, at, det, som, man, seg, der, hvor',
    datum:
      'kompetansenivå, konsulentnivå, jobbtittel, ønsket nivå, seniority, ansiennitet, nivå, rolle, tittel, stilling, stillingstittel, posisjon, senioritet, erfaringsnivå',
    possessive: 'vår, våre, vårt, deres, andre, sine',
    between: 'fra, mellom',
    minor: 'litt, noe',
    standAlone: '',
    frontend:
      'frontendutviklere, frontendfolk, front-end-utvikler, brukergrensesnitt, grensesnitt, webgrensesnitt, klientsiden, frontendkonsulent, frontendutvikler, frontendutvikling, frontender',
    mobile:
      'mobil, mobile, mobilapp, mobilapper, mobilutvikling, apputvikling, app-utviklere, apper, app, appen, androidutvikler, iosutvikler, mobilkonsulent, app-utvikler, apputvikler, mobilutvikler, app-utvikling',
    data: 'dataplattformen, data-plattform, datakonsulent, dataspesialist, datamodellør, databaseutvikler, datavarehuset, ki-utvikler, ki-ingeniør, ki-spesialist, ki, dyplæring, språkmodeller, datasyn, statistiker, rapportering, innsikt, datavitenskap, datavitenskapskvinne, datascientist, dataanalytiker, dataingeniør, maskinlæringsingeniør, maskinlæring, datavarehusutvikler, datavarehus, kunstig intelligens, bi-utvikler, ai-utvikler, dataforsker, dataarkitekt, datavitenskapsmann, dataanalyse, data scientist, data engineer, dataplattform, ml, ml-ingeniør, ml-utvikler, ml-person, ml-spesialist, bi-konsulent, datafolk, data engineers',
    infrastructure:
      'driftsperson, driftsfolk, driftsmann, driften, driftsspesialist, driftsmedarbeider, ikt-drift, it-driftsmedarbeider, it-konsulent drift, it-tekniker, it-administrator, ikt-administrator, systemadministratorer, systemadministrasjon, sysadmin, linuxadministrator, nettverksadministrator, nettverksarkitekt, nettverkskonsulent, nettverksspesialist, serveradministrator, serverspesialist, infrastrukturspesialist, infrastrukturingeniør, infrastrukturarkitekt, infrastrukturkonsulent, infra, plattformarkitekt, plattform-ingeniør, skyplattform, skyspesialist, skykonsulent, sky-ingeniør, skyarkitekter, skyen, skydrift, cloudarkitekt, databaseadministrasjon, databasespesialist, dba, virtualisering, datasenter, hosting, systemadministrator, nettverk, infrastruktur, plattformingeniør, skyingeniør, plattformutvikler, driftskonsulent, driftsingeniør, drift, databaseadministrator, skyarkitekt, nettverksingeniør, plattform, sky, driftstekniker, driftsansvarlig, it-drift, serverdrift, devopsingeniør, skyutvikler, nettverkstekniker',
    security:
      'it-sikkerhetsrådgiver, it-sikkerhetskonsulent, it-sikkerhetsspesialist, it-sikkerhetsanalytiker, it-sikkerhetsekspert, it-sikkerhetsarkitekt, it-sikkerhetsingeniør, it-sikkerhetssjef, ikt-sikkerhet, sikkerhetskonsulent, sikkerhetsarkitekt, sikkerhetstester, sikkerhetsutvikler, sikkerhetsekspert, informasjonssikkerhet, informasjonssikkerhetsrådgiver, informasjonssikkerhetsspesialist, cybersikkerhetsspesialist, cybersikkerhetskonsulent, cybersikkerhetsanalytiker, datasikkerhet, pentester, penetrasjonstester, penetrasjonstesting, etisk hacker, sikkerhet, it-sikkerhet, cybersikkerhet, sikkerhetsrådgiver, sikkerhetsspesialist, sikkerhetsingeniør, sikkerhetsanalytiker',
    client: 'kunde, kunder',
    outsider:
      'lærer, foreleser, selger, rekrutterer, produktsjef, produkteier, kundesupport, kundeservice, kundebehandler, kundeansvarlig, vekter, vakt, regnskapsfører, regnskapsmedarbeider, lønningsmedarbeider, resepsjonist, sekretær, sjåfør, kokk, servitør, sykepleier, tekstforfatter, oversetter, jurist, markedsfører, markedssjef, butikkmedarbeider, lagermedarbeider, elektriker, mekaniker, renholder, barnehagelærer, pedagogisk leder',
    developer:
      'utvikler, utvikleren, systemutvikler, webutvikler, programvareutvikler, programmerer, programvareingeniør, juniorutvikler, seniorutvikler, applikasjonsutvikler',
    team: 'team, teamet, gjeng, gjengen, avdeling, avdelingen, gruppe, gruppen',
    mid: 'mellomnivå, medior',
  },
  topic: {
    elsewhere:
      'et annet team, annet team, andre team, en partner, leverandør, leverandøren, kolleger, kollegene, tar seg av, naboteamet, konsulentene, et byrå, andres bord, driftes av, noen andre',
    taught:
      'lærer du, lærer du her, lærer du av oss, lærer du hos oss, lærer vi deg, kan du lære, kan du lære her, du lærer, vi lærer deg, får du opplæring i, gir vi opplæring i',
    seeking:
      'har bruk for, søker, søkes, ser etter, leter etter, trenger, trenger en, trenger noen, ansetter, rekrutterer, på jakt etter, på utkikk etter, vil ha en, vil ha noen, ønsker seg, ønsker seg en, skal ha tak i, er ute etter, ute etter, ute etter en, leter med lys og lykte etter, skal ha en, skal ha noen, kikker etter, jakter på, jakter, savner en, mangler, mangler en, mangler noen, søker en, skal finne, skal finne en, på utkikk, ser etter en, leitar etter, ser etter nokon, treng, treng ein, søkjer, er på jakt, da snakker vi, her snakker vi, så snakker vi, går etter, vil ha tak i, har bruk for en, får bruk for en, må ha en',
    optionalLabel: 'bør, kan, gjerne',
    yours: 'din, ditt, dine',
    helping:
      'hjelper deg, støtter deg, lærer deg, coacher deg, viser deg, følger deg opp, som mentor, som makker, som fadder, som sparringspartner, din mentor, din fadder, ved din side, du får en, får du en, sparre med, kollegaen din, kollegene dine, mulighet for å vokse, utvikle deg mot, på vei mot',
    member: 'medlem, del',
    asMember: 'som',
    other:
      'annen, annet, anna, andre, lignende, liknende, tilsvarende, likeverdig, likeverdige, sammenlignbar|t|e, beslektet, beslektede',
    substitute:
      'går også fint, går også bra, går også, er også fint, er også greit, også greit, også ok, er også ok, fungerer også, funker også, duger også, teller også, er like bra, er også bra, går like bra, er fint også, er okay også, er også okay, også okay, gjelder også, er like fint, aksepteres også, fungerer like bra, kan også gå an, kan også brukes, er et alternativ',
    article: 'en, et, ett',
    others: 'de, dei, dem, klienten, kundane, arbeidsgiveren, arbeidsgiver, kunden',
    demandingWord:
      'skal, kunne, kriterier, grunnlaget, forventer, søker, krever, må, trenger, person, kandidat, profil, bakgrunn, kjenner, behersker',
    welcomingWord:
      'smile, smiler, jubler, prikken, hjertet, imponere, kremen, toppen, lykkelige, begeistrer, glade, glad, gøy, bra, kjekt, fint, ekstra, poeng, smil, elsker, imponerer',
    taskWord:
      'dager, ansvar, arbeid, jobb, utfordring, utfordringer, fremtid, rolle, lønn, uke, kolleger, oppgaver, arbeidsplass, arbeidsoppgaver, gjøre, gjør, jobbe, jobber, bygge, bygger, dag, team, tilbyr, lære, hverdag',
    conditional: 'hadde vært, ville vært, kunne vært, ville',
    besides: 'allerede, også, i tillegg',
    praise:
      'kult, fint, flott, fantastisk, perfekt, gøy, digg, ideelt, knall, bra, kjekt, hyggelig, hyggeligt, supert, topp, nice, meganice, interessant, ekstra interessant, foran, foran i køen, først i køen, midt i blinken, drømmekandidaten, drømmekandidat, sterkt, bedre, gull, perle, forsprang, et forsprang, kjempebra, veldig bra, kjempefint, dritbra, rått, knallbra, ekstra glade, i mål',
    demandingHeading:
      'det faglige, faglig, skal ha, skal kunne, må ikke mangle, må du kunne, dette må du kunne, krav, kravene, kvalifikasjoner, dine kvalifikasjoner, faglige kvalifikasjoner, kvalifikasjonskrav, kompetanse, din kompetanse, kompetansekrav, din profil, profil, din bakgrunn, bakgrunn, hvem er du, er du, hvem du er, vi søker, søker vi, vi søker deg, vi ser etter, ser etter, vi ser etter deg, vi leter etter, leter etter, vi forventer, forventer vi, forventer, du har, har du, du kan, du er, kjennskap, erfaring, din erfaring, ferdigheter, må ha, må-krav, must have, nødvendig, nødvendige, hva vi ser etter, om deg, det kreves, kreves, skills, vi tror du, tror du, utdanning og erfaring, absolutte krav, skal-krav, hva du har, dine ferdigheter, vi ønsker, ønsker vi, vi ønsker oss, vi håper, du må ha, du må kunne, vi ser etter deg som har, jeg søker, vi krever, vi trenger, du trenger, viktigst, det viktigste, hovedsaken, kjernen, ufravikelig, must, musts, skal-kompetanse, minimum, minimumskrav, minstekrav, du må være, må ha styr på, sentralt, absolutt krav, du behersker, må-kompetanse, must-haves, must haves, kunden krever, kunden vil ha, de vil ha, de søker, de krever, de ser etter, de leter etter, kvalifikasjonar, krav til deg, me ser etter, me søkjer',
    welcomingHeading:
      'ønske, forsprang, et forsprang, setter pris på, setter vi pris på, legger også vekt på, også vekt på, verdsetter vi, vi verdsetter, bra å ha, kjekt å ha, skiller deg ut, ekstra poeng, fordel, en fordel, det er en fordel, fordeler, er en fordel, vil være en fordel, det er en fordel om, ønskelig, ønskelige, ønskede, ønskede kvalifikasjoner, ønsker, pluss, et pluss, det er et pluss, plusspoeng, bonus, gjerne, nice to have, i tillegg, helst, vi ser gjerne, ser gjerne, ekstra, valgfritt, positivt om, det teller positivt, teller positivt, bør-krav, fint om du, det er fint om, fint om, fint om du også har, kjekt om du, bra om du, prikken over i-en, kronen på verket, ekstra pluss, ønsket kompetanse, ønskede egenskaper, nest viktigst, nestviktigst, dernest, sekundært, bonus hvis, bonus om, kjekt men ikke nødvendig, nice-to-have, nice to haves, kan du også, velkomment, ønskeliste, gjerne med, gjerne også, fint hvis, kan gjerne kunne, om vi kan ønske, også fint, det er bra om, det er bra, eit pluss, ein fordel',
    taggingHeading: 'teknologier, stack, nøkkelord, verktøy, språk, emneord',
    neutralHeading:
      'greit å vite, godt å vite, verktøyene våre, hverdagen din, dette er oss, arbeidsoppgaver, dine arbeidsoppgaver, oppgaver, dine oppgaver, om rollen, rollen, din rolle, om jobben, jobben, om stillingen, stillingen, om oss, hvem er vi, hvem vi er, om selskapet, selskapet, om arbeidsgiveren, ansvarsområder, ansvar, ditt ansvar, hva du skal gjøre, hva skal du gjøre, du skal, du vil, hva du vil jobbe med, teamet, ditt team, vårt team, vår stack, vår tech stack, teknisk miljø, teknologier vi bruker, vi bruker, vi jobber med, søknad, slik søker du, kontakt, øvrig, om prosjektet, prosjektet, stillingsbeskrivelse, beskrivelse, hvorfor, ansettelse, lønn, din hverdag, hverdagen, tech stack, personlige egenskaper, egenskaper, språk',
    offeringHeading:
      'ikke noe for deg, ikke for deg, vi tilbyr, vi kan tilby, kan tilby, tilbyr, hva vi tilbyr, hva tilbyr vi, tilbyr vi, vi tilbyr deg, goder, hva du lærer, hva kan vi tilby',
    resume:
      'arbeidserfaring, yrkeserfaring, utdanning, utdannelse, curriculum vitae, personalia, fødselsdato, språk, interesser, referanser, nåværende, nå, i dag',
    self: 'jeg, min, mitt, mine, meg',
    yes: 'selvsagt, selvfølgelig, naturligvis, såklart, klart, ja',
    company: 'markedet, selskap, selskapet, bedrift, bedriften, firma, grunnlagt',
    moving:
      'gikk, bytta, flytta, migrerte, gått over, migrerar, bytter, migrerer, flytter, går, byttet, migrert, flyttet, gått',
    origin: 'fra',
    destination: 'til',
    permitting:
      'ok, okay, greit, helt greit, velkommen, velkomne, går fint, går bra, funker, mulig, gjerne',
  },
  detail: {
    whenLabel: 'når, oppstart, start, tiltredelse, startdato',
    unneeded: 'likegyldig',
    fromOn: 'cirka, ca, omtrent, mer enn, over, omkring, med, sånn, fra, rundt',
    date: 'nyttår, over nyttår, sommeren, høsten, januar, februar, mars, april, mai, juni, juli, august, september, oktober, november, desember, asap, snarest, så snart som mulig, umiddelbart, straks, med en gang',
    starting:
      'tiltre, begynner, starter, første arbeidsdag, ledig fra, start, starte, oppstart, tiltredelse, begynne, tilgjengelig, startdato',
    term: 'kontrakt, avtale, engasjement, oppdrag, oppdraget, prøvetid, garanti, vekst, varighet, vikariat',
    offered: 'kurs, norskkurs, språkkurs, betalt, betaler, gratis, dekker, undervisning',
    grade:
      'meget, veldig, god, godt, gode, meget god, muntlig, skriftlig, skriver, skrive, nivå, utmerket, utmerkede, perfekt, brukbar, krav, kreves, fordel, også, gjerne, fint, nødvendig, holder, pluss, min, minst, greit, tale, skrift, kunnskaper, selvsagt, sjølvsagt, selvfølgelig, naturligvis, såklart, helst, en selvfølge, er et krav, er et must, et must, må være på plass, i orden, må være i orden, må snakkes, påkrevd, absolutt',
    level:
      'norsktalende, engelsktalende, norskspråklig, engelskspråklig, flytende, morsmål, morsmålsnivå, forhandlingsnivå, muntlig og skriftlig, skriftlig og muntlig, både skriftlig og muntlig, behersker, beherske, snakker, snakke, talende, språkkunnskaper, fluent, prater, må sitte',
    tongueLabel: 'språk, språket, arbeidsspråk, arbeidsspråket, konsernspråk, språkkrav',
    degree:
      'masteroppgaven, masteroppgave, vg2, lærling, master- eller, utdannet ingeniør, utdannet, ingeniørutdanning, relevant utdanning, siv.ing, bachelor i, master i, grad i, høgskole, universitet, høyskole, studier, fagskole, barnehagelærerutdanning, utdanning, utdannelse, bachelor, master, mastergrad, bachelorgrad, sivilingeniør, høyere utdanning, universitetsutdanning, høyskoleutdanning, fagbrev',
    tongue:
      'fransk, spansk, italiensk, portugisisk, nederlandsk, polsk, russisk, ukrainsk, tsjekkisk, ungarsk, rumensk, gresk, tyrkisk, arabisk, kinesisk, mandarin, japansk, koreansk, finsk, islandsk, samisk, nynorsk, bokmål, norsktalende, engelsktalende, norskspråklig, engelskspråklig, skandinaviske språk, engelskferdigheter, tyskkunnskaper, engelsk, norsk, tysk, svensk, dansk, morsmål, flytende engelsk, norskkunnskaper, engelskkunnskaper, skandinavisk, skandinavisk språk, flytende norsk',
    place:
      'på kontoret, oppmøte, arbeidstillatelse, kontor i, hybrid, på stedet, dager på kontoret, oppholdstillatelse, bosatt, bosatt i, bor i, flytte, fysisk oppmøte, pendle, kontordager, på plass, på lokasjon',
    clearance:
      'klarering, sikkerhetsgodkjenning, bakgrunnssjekk, nsm, adgangsklarering, klarert, autorisasjon, norsk statsborgerskap, sikkerhetskontroll, politiattest, sikkerhetsklarering, sikkerhetsklareres, sikkerhetsklarert, vandelsattest',
    notice:
      'oppstart asap, start asap, oppstart nå, start umiddelbart, umiddelbar oppstart, rask oppstart, måneders oppsigelse, oppsigelse, tilgjengelig nå, oppstart så snart som mulig, så snart som mulig, snarest mulig, oppsigelsestid, oppstart snarest, snarest, snarlig oppstart, snarlig tiltredelse, oppstartsdato, tiltredelse, startdato, oppstart i',
    travel:
      'flyr, overnattinger, overnatting, drar ut, reise rundt, ute hos kunde, døgn i året, reiser, reisevillig, reisedøgn, noe reise, tjenestereiser, kundebesøk, reise til, pendling, reise, reisevirksomhet, reiseaktivitet, reising, reisedager, villig til å reise',
    certificate:
      'sertifisering, sertifiseringer, sertifikat, sertifikater, sertifisert, førerkort klasse b, førerkort b, sertifikat klasse b, truckførerbevis, førerkort, førarkort',
    placeLabel:
      'sted, arbeidssted, lokasjon, hvor, by, arbeidsplass, kontor, arbeidssteder, kontorsted, plassering',
    amount:
      'flere, noen, mangeårig, flerårig, et par, flere års, flere år, noen års, et par års, eller mer, eller flere, og oppover, eller lengre',
    ofThese: 'av disse, av hvilke, hvorav, derav, av dem, herav',
    closing:
      'sånn, omtrent, cirka, minst, helst, minimum, ønskelig, hadde, eller deromkring, holder, er, har, kreves, nok, gjerne, rekker, greit, ønskes, er nok, er fint, er ok, er greit, er krav, er et krav',
    career:
      'profesjonelt, yrkesmessig, totalt, jobbet, arbeidet, som, dev, kode, minst, samlet, arbeidserfaring, yrkeserfaring, relevant, utvikling, systemutvikling, programvareutvikling, tilsvarende, lignende, eller mer, eller flere, og oppover, eller lengre, it, bransjen, it bransjen, programvarebransjen, dokumentert, solid, praktisk, bred, faget, rollen, rolle, stilling, programmering, softwareutvikling, profesjonell, en, et, den, arbeid, jobb, utviklererfaring, utviklingserfaring, programmeringserfaring, arbeidslivserfaring, jobberfaring, bransjeerfaring, næringslivet, etter studiene, etter studier, etter endt utdanning, i arbeidslivet, som konsulent, som utvikler, bak deg, på nakken, på baken, med koding, konsulent, fartstid',
    city: 'bergen, trondheim, stavanger, drammen, fredrikstad, kristiansand, tromsø, sarpsborg, skien, ålesund, sandefjord, haugesund, tønsberg, porsgrunn, bodø, arendal, hamar, larvik, lillehammer, gjøvik, kongsberg, horten, molde, harstad, lysaker, fornebu, sandvika, mo i rana, oslo',
    remote:
      'hjemmekontor, fjernarbeid, hjemmefra, heltid hjemmefra, hjemmekontordager, fra hjemmekontor',
    site: 'kontor, kontoret, kontorer, hovedkontor, hovedkontoret, lokaler, lokalene',
  },
  clause: {
    subject: 'me, vi, du, dere, jeg, man',
    speaker: 'me, vi',
    pronoun: 'det, den, dem, dette, disse',
    singular:
      'er, blir, var, er erstattet av, er blitt erstattet av, har blitt erstattet av, ble erstattet av, er byttet ut med, er skiftet ut med',
    lacking: 'uten',
    determiner: 'ingen, ikke noe, inga',
    credential:
      'sertifikat, sertifikater, sertifisering, sertifiseringer, sertifisert, eksamen, utdanning, utdannelse, vitnemål, mastergrad, bachelorgrad, grad',
    opensClause: 'og, men, så',
    all: 'alle, alt, hver, hvert',
    asksWhat: 'hva, det, dette',
    experienceNoun:
      'i bagasjen, bagasjen, i ryggen, i sekken, bak deg, på baken, på nakken, på cv-en, under beltet, erf, erfaring, kjennskap, kunnskap, forkunnskaper, arbeidserfaring, yrkeserfaring, exp, bransjeerfaring, utviklererfaring, utviklingserfaring, arbeidslivserfaring, jobberfaring, fartstid',
    example: 'som, slik som, slike som, for eksempel, f.eks, eksempelvis, blant annet, bl.a',
    alternative:
      'ellers, subsidiært, eventuelt, eller eventuelt, eller evt, eller alternativt, eller kanskje, eller i det minste, eller, verken, hverken, og/eller, eller i, enten, alternativt, el',
    oneOf:
      'minst én, minimum en, minimum ett, en eller flere, ett eller flere, valgfri, valgfritt, en, et, minst en, minst ett, ett, én, en eller annen, et eller annet',
    of: 'blant, av, av de',
    averse: 'hater, avskyr, skyr, misliker, alene, redd, fremmed, ny, ukjent',
    preposition: 'i, innen, med, på, for, av, om, til',
    leaving: 'gått bort fra, gått vekk fra, bort fra, vekk fra',
    toward: 'til, mot',
    passive: gone,
    predicate: `uten betydning, utan betydning, uten relevans, likegyldig, uvesentlig, ikke viktig, ikkje viktig, ikke relevant, ikkje relevant, underordnet, ${gone}, utelukket, irrelevant`,
    excepting: 'unntatt, bortsett fra',
    deterred:
      'kommer du ikke langt, trenger du ikke søke, har det ingen hensikt, er det ingen vits, går ikke, virker ikke, klarer, ingen sjanse, umulig, ikke mulig, ingen vits, glem det, ikke søke, søk ikke, går det ikke, nytter det ikke',
    nothing: 'ingenting, ingen',
    pending: 'ennå, foreløpig, hittil, enda',
    pointsOn: 'gjerne, helst, ideelt, ideelt sett, ønskelig, i tillegg',
    using:
      'bruker, brukes, vi bruker, bruk av, bygger på, basert på, skrevet i, migrering til, utvikling i, utvikling med, brukt til, brukes til, kjører på, kjører med, bygget på, bygd på, bygget i, bygd i, bygger vi i, skrives i, skrive i, kjører i, drives av',
    year: 'år, års',
    dateBefore: 'siste, forrige, per, hvert, dette, for, i, over',
    ago: 'senere, tilbake, frem, siden, på rad, gammel, gamle, garanti, i strekk',
    duration: 'i, på, under, over, siden, innen, for',
    within: 'i',
  },
  exclusion: {
    formerly:
      'før i tiden, tidligere, en gang i tiden, i årevis, før, opprinnelig, engang, en gang, i starten, i begynnelsen, historisk, inntil nylig, var, lå på, kjørte på, startet med, startet i, begynte med, begynte i, førr, tidlegare, i mange år, den gang',
    nowadays: 'nå, i dag, idag, nå for tiden, siden da, etter hvert, nåtildags, nåværende',
    preferring: 'heller, foretrekker, valgte, foretrakk, velger, valgt, føretrekkjer',
    than: 'enn, framfor, fremfor, frem for, heller enn, over',
    tried:
      'prøvde, prøvd, testet, testa, prøvde ut, evaluerte, vurderte, vurdert, så på, kikket på, eksperimenterte med, hadde, brukte, kjørte',
    settled:
      'valgte, valgt, valde, foretrakk, foretrekker, gikk tilbake til, gått tilbake til, tilbake til, ble på, landet på, landa på, endte med, endte på, falt valget på, gikk for',
    until: 'inntil, fram til, frem til',
    ditto: 'det samme gjelder, samme med, likeså, ditto, heller ikke',
    adverb:
      'igjen, inn, ut, ned, opp, for lenge siden, lenge siden, sist, denne gangen, gang, ganger, helt sikkert, i år, uke, uka, måned, offisielt, hehe, haha, unnskyld, ærlig talt, her hos oss, akkurat nå, pt, for tiden, noen gang, nokon gong, for alltid, alltid, rett og slett, bare, i fjor, pga, grunnet, nyttår, årsskiftet, innen, våren, høsten, hausten, sommeren, sommaren, vinteren, vinter, kvartalet, holder på å, held på å, i ferd med å, er i ferd med å, i gang med å, er i gang med å, skal, planlegger å, begynt å, begynner å, etter hvert, årene, åra, bevisst, dessverre, ærlig, nå, heldigvis, gudskjelov, sorry, beklager, vennligst, takk, gjerne, her, der, lenger, lengre, mer, meir, overhodet, virkelig, helt, totalt, fullstendig, allerede, endelig, internt, også, heller, absolutt, definitivt, sikkert, snart, sakte, gradvis, noensinne, lover, lovar, altså, jo, nok, så, medvite, diverre, øyeblikket, tiden, lenge, siden, år, fjor, hos, oss, etter, på, med, til',
    engaging:
      'lyst, vedlikeholde, vedlikeholder, kan, høre, høyre, gadd, orker, orkar, begeistret, begeistra, fans, møter, møtes, møte, drømmer, prøvd, prøvde, prøvet, testet, testa, vurdert, vurderte, angret, angra, kikket, sett på, satset, likte, brent, stoler, skriver du, gir, gitt, får, fikk, fekk, inne, står, ligger, ligg, hører, høyrer, ryker, går, gjekk, elsker, elskar, liker, likar, slått gjennom, slo gjennom, fungert, passer, passar, blir, lønner, brukte, hadde, ville, gjorde, gjort, laget, laga, søkte, søkt, lette, kjørte, kjørt, køyrde, køyrt, rørte, rørt, fant, fann, funnet, funne, fantes, fanst, skrev, skrevet, skreiv, tok, tatt, teke, trenger, treng, trengs, behøver, bygger, byggjer, bygde, bygget, bygd, savner, saknar, gidder, gidd, bruker, brukar, bruke, brukes, brukt, bruk, har, ha, hatt, vil, ønsker, ønskjer, ønskes, gjør, gjer, gjøre, lager, lage, ser, søker, søke, leter, leiter, etterspørres, relevant, relevante, aktuelt, aktuell, aktuelle, gjeldende, planlagt, planlegger, jobber, jobbar, arbeider, kjører, køyrer, kjøre, rører, røre, finner, finn, finne, støter, se, finnes, finst, skriver, skrive, støtter, tilbyr, ansetter, tillatt, tillater, teller, tel, interesserer, interessert, interessant, interesse, tar, ta, inngår, forekommer, kommer, kjem, gjelder, satser, valgt, vald, driver, driv, blitt, ble, vart, blei, bli, del, ledd, regne, lære, kunne, jobbe, komme',
    setting:
      'døra, døren, dør, bordet, hylla, på tale, bruk, serverne, maskinene, kjelleren, avtalen, hus, gruppe, avdelingen, repoet, repo, pipelinen, pipelines, produksjon, drift, driften, butikken, sjappa, verktøykassa, verktøykassen, scope, oppgaven, oppgaver, spill, spillet, utgaven, versjonen, oppsett, oppsettet, klynge, klyngen, rapporter, rapportene, plugins, kursen, serversiden, tjenersiden, tjenersida, klientsiden, i bruk, ildtang, ildtong, tegnebrettet, menyen, dagsordenen, agendaen, ønskelista, ønskelisten, tiden, tid, tider, dager, dagar, årene, noe, noko, hjørne, landskap, bakgrunn, profil, team, teamet, stack, stacken, huset, selskapet, bedriften, prosjekt, prosjekter, prosjektet, produkt, produktet, produkter, verktøy, verktøyene, ting, greier, saker, kode, koden, kodebase, kodebasen, side, sida, siden, sider, app, appen, applikasjon, applikasjoner, orm, cms, språk, database, databaser, rammeverk, bibliotek, verden, gamle, gammel, gammelt, siste, resten, rester, skript, script, servere, server, serveren, monolitt, monolitten, system, systemer, systemet, del, delen, deler, teknologier, løsning, løsninger, hele, lille, stilling, stillingen, jobben, jobb, rollen, kart, kartet, plan, planen, planene, liste, lista, listen, framtid, framtiden, vår, vårt',
    parting:
      'velger, valgte, valgt, vel, valde, vald, bytter, byttet, bytta, byter, skifter, skiftet, skifta, kaster, kastet, kasta, hiver, hev, hevet, legger, legg, la, lagt, lar, lèt, latt, lot, faser, fasa, faset, slår, slo, slått, skrur, skrudde, skrudd, tar, tok, tatt, kutter, kuttet, kutta, setter, satte, satt, sier, sa, sagt, kvitter, kvittet, kvitta, holder, holdt, held, ble, blei, vart, sender, sendte, sendt, vinket, vinka',
    particle:
      'ut, bort, vekk, ned, av, være, ligge, bak oss, bak seg, på hylla, på hyllen, på porten, på båten, i grava, i graven, til side, fra oss, fra seg, oss med, seg med, oss kvitt, kvitt, farvel til, farvel med, nei til, oss unna, seg unna, oss borte fra, av med pensjon, over bord',
    rewritten:
      'omskrevet, omskrive, skrevet om, skrev om, skriver om, skrives om, skrive om, portet, portert, porterte, migrert, migreres, migrerer, migrerte, konvertert, ombygd, bygd om, bygget om, bygde om, skriv om, skreve om',
    likewise:
      'også, likeså, likeens, like ens, samme, det samme, heller, heller ikke, ditto, med, i samme slengen',
    removed:
      'forsvant, forsvinner, forsvunnet, forsvunne, kommet videre fra, kom videre fra, videre fra, tatt avskjed med, ta avskjed med, tar avskjed med, hører hjemme i fortiden, hører til fortiden, ute av huset, ut av huset, vist døra, vist døren, på porten, kastet på porten, eliminert, utradert, en levning, måtte vike, måtte vike for, vek plassen, viker for, kurert, kurert for, fått nok, fått nok av, nok av, hatt nok av, har hatt nok av, steindød, steindødt, begravet, begrov, arkivert, arkiverte, lagt i møllposen, i møllposen, på is, lagt på is, satt på vent, satt på is, spart bort, avlyst, ute i kulda, ute av bildet, ute av kodebasen, ut av kodebasen, blåst av, skåret vekk, luket ut, sendt til tælling, strøket, strøke, stryket, stroke, stroket, lagt bak seg, lagt bak dere, gravd ned, gravlagde, gravla, parkert, parkerte, tilbakelagt, forlot, forlèt, gikk fra, har gitt opp, gitt opp på, ga opp, gav opp, trukket ut, rullet tilbake, valt bort, valt vekk, vald vekk, sagt takk og farvel til, takket av, takka av, pensjonert bort, hoppet over, hoppa over, hopper over, hoppar over, hoppes over, avstått fra, avstår fra, avstått frå, avstår frå, latt være, latt vere, lar være, latt ligge, i søppelkassa, i søppeldunken, i arkivet, på museum, måttet vike, måtta vike, vike plassen, veket plassen, gitt plass, lagt fra oss, lagt frå oss, lagt ifra oss, lagt i grava, stenges, stengt, legges i grava, fase ut, fasast ut, utfases, utfasast, avskaffe, avskaffer, avskaffes, avskaffa, skrote, skroter, skrotar, droppe, droppar, fjerne, fjerner, fjernar, kaste ut, kaster ut, kastar ut, kastes ut, hive ut, hiver ut, hev ut, hives ut, stenge ned, stenger ned, stengte ned, stenges ned, slå av, slår av, slo av, slås av, skru av, skrur av, skrudde av, legge ned, legger ned, legg ned, la ned, legges ned, avvikle, avviklar, avvikla, pensjonere, pensjonerer, pensjonerte, pensjoneres, pensjonerast, på pensjon, i pensjon, av med pensjon, går av med pensjon, gikk av med pensjon, på hylla, på hyllen, la bak oss, legger bak oss, legge bak oss, kvitte oss med, kvitter oss med, bli kvitt, blir kvitt, ble kvitt, vart kvitt, velge bort, velge vekk, velger vekk, valgte bort, valgte vekk, vel bort, kutte ut, kutter ut, kuttar ut, kuttes ut, kutte, kutter, kuttar, kuttes, bytte ut, bytter ut, bytes ut, byttes ut, byte ut, byter ut, bytast ut, skifte ut, skifter ut, skiftes ut, skifta ut, sa farvel til, sier farvel til, sa nei til, vokst fra, vokst ifrå, migrert bort fra, migrert vekk fra, ryddet ut, rydda ut, ryddet vekk, rydda vekk, rydda bort, fikk sparken, fekk sparken, får sparken, fått sparken, et avsluttet kapittel, avsluttet kapittel, utdøende, synger på siste verset, på siste verset, saneres, sanert, sanere, sanerer, avskaffet, utfaset, utfasa, fases ut, faset ut, fasa ut, faser ut, fasar ut, skrotet, skrota, skrotes, droppet, droppa, droppes, dropper, fjernet, fjerna, fjernes, kastet ut, kasta ut, kastet, hevet ut, dumpet, dumpa, begravd, gravlagt, forbudt, forbode, bannlyst, svartelistet, svartelista, utelukket, fravalgt, valgt bort, valgt vekk, velges bort, velger bort, vald bort, nedlagt, lagt ned, lagt på hylla, lagt bak oss, stengt ned, slått av, skrudd av, skrus av, forlatt, kvittet oss med, kvitta oss med, blitt kvitt, sagt farvel til, sagt ha det til, vinket farvel til, gått av med pensjon, pensjonert, sendt på pensjon, i graven, i søpla, i søppelbøtta, på vei ut, på veg ut, på vei bort, historie, fortid, et tilbakelagt kapittel, passé, passe, ute, død, drept, borte, vekk, forbi, tabu, no go, uønsket, uønska, ikke tillatt, ikkje lov, ikke lov, utdatert, avlivet, avliva, kassert, kuttet, kutta, kuttet ut, kutta ut, avviklet, avvikles, avvikler, sluttet med, slutta med, byttet ut, bytta ut, farvel, adjø, slettet, sletta, stemt ned, avvist, sagt opp, tatt ned, takka nei, takket nei, takket nei til, takka nei til, blir utenfor, ute av bygget, plukket ned, sluttet, slutta, røk ut, røket ut, ryker ut, gikk ut, på skraphaugen, hører fortiden til, hører fortida til, tilhører fortiden, legger vi ned, faser vi ut, kaster vi ut, skifter vi ut, utenfor scope, gått bort fra, gått vekk fra, vendt ryggen, gitt opp, sagt nei til, ferdig med',
    refusal:
      'det gjør vi ikke igjen, det gjør de ikke igjen, gjør vi ikke igjen, gjør vi aldri igjen, det skjer ikke igjen, skjer ikke igjen, det angret vi på, det angrer vi på, angret vi på, angrar vi på, aldri igjen sier de, får du ikke bruk for, ikke glede av, funker ikke, duger ikke, er du fri for, er fri for, overstått, ikke i min tid, ikke i vår tid, ikke mer, ikke lenger, aldri hørt om, så heller, gud nei, herregud nei, huff nei, uff nei, fy nei, nei nei, næ, nei da, nei og nei, ellers tusen takk, mange takk nei, takk for kaffen, ikke relevant, ikke aktuelt, ikkje aktuelt, ikke interessant, ikke interessert, kan glemmes, bare glem det, det kan du glemme, det kan dere glemme, den er død, er slutt, er det slutt på, den går ikke, ikke noe av, ble ikke noe av, ble det ikke noe av, det ble ikke noe av, blir ikke noe av, vart ikkje noko av, ble det aldri noe av, ble aldri noe av, kan spare seg bryet, kan spare seg, ikke hos oss, ikke her, ikke i dette huset, ikke på vår vakt, har vi ingen planer om, ikke en eneste linje, vi har ikke en eneste linje, aldri igen, så nei, så nei takk, altså nei, det toget har gått, toget har gått, toget er gått, det skipet har seilt, det var da, uten oss, vi takker nei, takker nei, takkar nei, takker vi nei til, dessverre ikke, diverre ikkje, dessverre nei, heldigvis ikke, heldigvis ikkje, helst ikkje, ikke for alt i verden, forgjeves, ikke noe for oss, ikkje noko for oss, ikke for oss, ikke vår greie, ikkje vår greie, ikke vår verden, ellers takk, nei ellers takk, nei fy, klarer vi oss uten, klarar vi oss utan, kan dere glemme, kan du gløyme, livet er for kort, hjelper deg ikke her, hjelper ikke her, savner vi ikke, saknar vi ikkje, savner ingen, saknar ingen, er det ingen som savner, slepp du, slipper dere, slipper man, gidder vi ikke, gidder jeg ikke, gidder ingen, nei, nei takk, niks, nope, aldri, aldri i livet, aldri i verden, aldri mer, aldri meir, absolutt ikke, definitivt ikke, helst ikke, ikke en sjanse, ikke snakk om, ikkje snakk om, glem det, gløym det, over mitt lik, kommer ikke på tale, uaktuelt, kan bli hjemme, får bli hjemme, kan være hjemme, kan bli igjen hjemme, frabes, frabedes, frabes vennligst, takk men nei takk, ikke en linje, kan du glemme, kan du legge på hylla, slipper du, under ingen omstendigheter, på ingen måte, aldri igjen',
    dismissal:
      'må du søke et annet sted, søk et annet sted, har du kommet feil, har du gått feil, kommet feil, gått feil, les ikke videre, ikke les videre, så ikke les videre, trenger du ikke lese videre, så er det ikke her, er ikke dette jobben, er ikke dette stedet, er vi ikke noe for deg, er vi nok ikke noe for deg, er vi nok ikke en match, er vi ikke en match, blir du skuffet, blir du nok skuffet, vil du kjede deg, kommer du til å kjede deg, er du dessverre ikke den rette, er du ikke den rette, ikke den rette, ikke den vi ser etter, ikke den vi leter etter, er det ikke deg, er det neppe deg, er det nok ikke deg, må du se andre steder, se andre steder, let andre steder, bla videre, så bla videre, er ikke dette noe, er dette ikke noe, er dette ingenting, er ikkje dette noko, er dette ikkje noko, er dette dessverre ikke noe, ikke dette jobben, ikke dette jobben for deg, ikkje dette jobben for deg, ikke dette rollen for deg, ikke dette stedet for deg, ikke stedet for deg, ikke rollen for deg, ikkje staden for deg, kommer ikke i betraktning, ikke i betraktning, blir siva ut, siles ut, går vi ikke videre med, ikke jobben for deg, ikke en jobb for deg, ikke stillingen for deg, ikkje jobben for deg, ikke rett jobb, ikke riktig jobb, ikke riktig sted, ikke riktig stilling, ikke en match, ingen match, passer du ikke inn, passer ikke inn, passar du ikkje inn, trives du ikke her, trivst du ikkje her, vil du ikke trives, kommer du ikke til å trives, blir du ikke glad her, feil person, på feil sted, på feil plass, trenger ikke søke, trenger ikke å søke, trenger du ikke søke, treng ikkje søkje, klikk videre, la være å søke, ikke noe for deg, ikkje noko for deg, ikke for deg, ingenting for deg, ikke rett plass, feil sted, feil plass, feil annonse, feil jobb, havnet feil, scroll videre, skroll videre, let videre, søk videre, gå videre, søk ikke, ikke søk, ikke bry deg, spar deg bryet, spar dere bryet, spar deg tiden',
    only: 'mest, primært, hovedsakelig, hovudsakleg, først og fremst, stort sett, ikkje anna enn, ikkje noko anna enn, kun, bare, berre, utelukkende, ikke annet enn',
    pitch:
      'send, sende, sender, mail, maile, foreslå, presenter, presentere, kontakt, kontakte, henvend, skriv, søk, meg, oss, profiler, profilar, cv, cv-er, søknader, folk, personer, kandidater, utviklere, utviklarar, devs, eksperter, spesialister, konsulenter, typer',
    reason: 'fordi, siden vi',
  },
};
