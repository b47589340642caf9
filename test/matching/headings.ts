// Headings as people write them, by language and by the importance of the items below them. A bar parts two headings.

/** A heading that begins another section than `importance` asks for, above the one that is tested. */
export const otherSection: Readonly<Record<string, string>> = {
  required: 'About us\n- Java\n\n',
  preferred: 'Must have\n- Java\n\n',
  mentioned: '',
};

export const headings: Readonly<
  Record<string, { readonly introduction: string; readonly rows: Readonly<Record<string, string>> }>
> = {
  en: {
    introduction:
      'Backend Developer\nWe are a small company in the middle of town and we are looking for a developer who would like to join our team.',
    rows: {
      required:
        "We imagine that you | How we picture you | You'd be a perfect match if | We'd love to hear from you if you | We'd like to meet you if | What sets you up for success | This role is for you if | To be successful in this role | Who you might be | What you already know | What you've got | We're after | Skill set | Candidates should have | Prerequisites | The ideal candidate | Ideal candidate | Your ideal profile | Ideal profile | What you bring | What you'll bring | What you bring to the table | You bring | You have | You will have | You'll have | What you'll need | What you need | What we need from you | What we need | Who you are | About you | Who we're looking for | Who we are looking for | What we're looking for | What we look for | We're looking for | Required skills | Required qualifications | Minimum qualifications | Basic qualifications | Must have | Must-haves | Must haves | Key requirements | Key skills | Core skills | Skills and experience | Skills & experience | Experience required | Essential skills | Essential criteria | Essentials | The essentials | Technical skills | Technical requirements | Mandatory skills | Mandatory | Knowledge, skills and abilities | Your profile | Your skills | Your background | Your experience | Qualifications | Requirements | Job requirements | Candidate profile | Person specification | Skills required | What it takes | What you should know | Do you have | You should have | You must have | Non-negotiables | Hard skills | The basics | You are a fit if you have | You might be a fit if | You're a great fit if | This is for you if | What makes you a great fit | Your toolkit | Deal breakers | Competencies | We expect | What we expect from you | What we ask | We ask for | Why you",
      preferred:
        "Will be taken into account | We will also consider | Cool if you know | It's lovely if you have | It would be splendid if you know | Beneficial experience | Standout skills | Desirables | Nice to have | Nice-to-haves | Preferred qualifications | Preferred skills | Desirable | Desirable skills | Desirable criteria | Desired skills | Bonus | Bonus points | Bonus skills | Bonus points for | Bonus if you have | Extra points | Plus points | Pluses | It's a plus if | A plus | It would be a plus | Good to have | Great to have | Also good | Also nice | Would be great | Would be nice | It would be great if you had | Even better if | Even better | Extra credit | Brownie points | Advantageous | An advantage | Optional | Optional skills | Not required but nice | Not essential but helpful | Ideally you also have | Ideally | Beneficial | Helpful | What would set you apart | What sets you apart | Stand out if | You'll stand out if | What will make you stand out | We'd love it if | We'd be thrilled if | Icing on the cake | Cherry on top | Wish list | Additional skills | Preferred experience | Preferred | Preference will be given to candidates with | Our wishlist | Secret sauce | We appreciate",
      mentioned:
        "The candidate will be responsible for | You'll learn | What you'll do | What you will do | Your role | The role | Responsibilities | Key responsibilities | Your responsibilities | Duties | Main duties | Your tasks | Day to day | Your day | A typical day | What you'll be doing | What you'll work on | What we do | About us | About the team | Our stack | Tech stack | Our tech stack | Technologies we use | Technology | Tools we use | How we work | Environment | Our environment | Project | The project | About the project | Your mission | Mission | Our process | Interview process | Why join us | Why us | What we offer | Benefits | Perks | Our offer | What's in it for you | In this role you will | Job description | Scope of work | The work | Your impact | What awaits you | Key accountabilities",
    },
  },
  de: {
    introduction:
      'Backend-Entwickler (m/w/d)\nWir sind ein kleines Unternehmen mitten in der Stadt und suchen eine Person, die unser Team verstärkt.',
    rows: {
      required:
        'So stellen wir uns dich vor | Wir freuen uns auf dich, wenn du | Wir möchten dich kennenlernen, wenn | Worauf wir Wert legen | Bewerberprofil | Musskriterien | Das bringst du mit | Das bringen Sie mit | Was du mitbringst | Was Sie mitbringen | Du bringst mit | Sie bringen mit | Dein Profil | Ihr Profil | Profil | Anforderungen | Anforderungsprofil | Deine Skills | Deine Qualifikationen | Ihre Qualifikation | Ihre Qualifikationen | Qualifikation | Qualifikationen | Voraussetzungen | Was wir erwarten | Wir erwarten | Unsere Erwartungen | Was wir uns von dir wünschen | Wir suchen | Wen wir suchen | Was wir suchen | Du hast | Du kannst | Du passt zu uns, wenn du | Das solltest du mitbringen | Das solltest du können | Must-haves | Muss-Kriterien | Muss | Muss-Anforderungen | Pflicht | Fachliche Anforderungen | Fachliche Kompetenzen | Kenntnisse | Deine Kenntnisse | Dein Background | Damit überzeugst du uns | Damit überzeugen Sie uns | Das zeichnet dich aus | Das macht dich aus | Dein Know-how | Du punktest mit | Dein Rucksack | Das bist du | Wer du bist | Über dich | Mindestanforderungen | Skills | Erforderliche Kenntnisse | Zwingend | Zwingend erforderlich | Unabdingbar',
      preferred:
        'Prima, wenn du | Erfreulich, wenn du | Zusätzliche Qualifikationen | Was nicht schadet | Noch besser | Optionale Anforderungen | Soll-Kriterien | Nice-to-have | Von Vorteil | Wünschenswert | Wünschenswerte Kenntnisse | Idealerweise | Idealerweise hast du auch | Pluspunkte | Pluspunkte gibt es für | Ein Plus | Bonus | Bonuspunkte | Optional | Kann-Kriterien | Kann | Das wäre toll | Schön wäre | Gerne auch | Gern gesehen | Super wäre | Hilfreich | Vorteilhaft | Zusätzlich von Vorteil | Das freut uns besonders | Darüber freuen wir uns | Extrapunkte | Sahnehäubchen | Kein Muss, aber schön | Wir schätzen | Wir freuen uns über',
      mentioned:
        'Der Kandidat kümmert sich um | Deine Aufgaben | Ihre Aufgaben | Aufgaben | Das erwartet dich | Was dich erwartet | Das sind deine Aufgaben | Dein Job | Deine Rolle | Deine Mission | Tätigkeiten | Ihre Tätigkeiten | Projektbeschreibung | Über uns | Wer wir sind | Das sind wir | Unser Stack | Unser Tech-Stack | Techstack | Womit wir arbeiten | Umgebung | Umfeld | Unsere Technologien | Das bieten wir | Wir bieten | Was wir bieten | Unser Angebot | Benefits | Deine Vorteile | Darauf kannst du dich freuen | Warum wir | Gut zu wissen',
    },
  },
  fr: {
    introduction:
      'Développeur back-end\nNous sommes une petite entreprise du centre-ville et nous cherchons une personne pour rejoindre notre équipe.',
    rows: {
      required:
        "Nous serions ravis de te rencontrer si tu | Ce poste est fait pour toi si | Le poste est pour vous si | Technologies à maîtriser | Outils à maîtriser | À maîtriser | Technologies maîtrisées | Pour réussir | Pour nous rejoindre | Pour candidater | Ce poste est pour vous si | Nous avons besoin de | On vous attend sur | Il vous faudra | Ce que ça prend | Ce poste est fait pour vous si | Conditions d'admission | Profil | Profil recherché | Votre profil | Ton profil | Le profil | Compétences requises | Compétences attendues | Compétences techniques | Compétences | Prérequis | Exigences | Ce que nous recherchons | Ce qu'on recherche | Ce que nous attendons de vous | Ce qu'on attend de toi | Qui êtes-vous ? | Qui es-tu ? | Vous avez | Tu as | Vous êtes | Indispensable | Impératif | Obligatoire | Must have | Requis | Qualifications | Votre expertise | Tes compétences | Vos compétences | Savoir-faire | Vous êtes fait pour ce poste si | Tu es la bonne personne si | Vous maîtrisez | Tu maîtrises | Connaissances requises | Expérience requise | Les essentiels",
      preferred:
        'Seront pris en considération | Sympa si tu connais | Chouette si tu connais | Si en plus tu connais | Préférences | Compétences valorisées | Vous vous démarquez si | On apprécierait | On appréciera | Pour sortir du lot | Les plus | Un plus | Ce serait un plus | Les petits plus | Bonus | Souhaité | Souhaitable | Compétences souhaitées | Compétences appréciées | Apprécié | Appréciés | Nice to have | Atouts | Un atout | Idéalement | Optionnel | Facultatif | Points bonus | Serait apprécié | Ce qui ferait la différence | La cerise sur le gâteau | On adorerait que tu aies aussi',
      mentioned:
        "Le candidat sera responsable de | Missions | Vos missions | Tes missions | Votre mission | Le poste | Description du poste | Responsabilités | Vos responsabilités | À propos | Qui sommes-nous ? | L'entreprise | L'équipe | Stack | Stack technique | Notre stack | Environnement technique | Environnement | Contexte | Le projet | Ce que nous offrons | Nous offrons | Avantages | Pourquoi nous rejoindre ? | Au quotidien | Ton quotidien | Processus de recrutement | Ce que tu vas faire",
    },
  },
  es: {
    introduction:
      'Desarrollador backend\nSomos una pequeña empresa del centro de la ciudad y buscamos una persona para nuestro equipo.',
    rows: {
      required:
        'Te imaginamos | Nos encantaría conocerte si | Lo que aportas | Experiencia en | Sobre vos | Se solicita | Candidato ideal | Requisitos | Requisitos mínimos | Requisitos imprescindibles | Imprescindible | Imprescindibles | Qué buscamos | ¿Qué buscamos? | Qué pedimos | Lo que pedimos | Qué necesitas | Qué esperamos de ti | Tu perfil | Perfil | Perfil buscado | El perfil ideal | Buscamos | Conocimientos | Conocimientos requeridos | Experiencia | Experiencia requerida | Habilidades | Habilidades técnicas | Competencias | Formación y experiencia | Qué debes tener | Debes tener | Lo que buscamos en ti | ¿Qué necesitamos de ti? | Quién eres | Sobre ti | Necesario | Excluyente | Obligatorio',
      preferred:
        'Se tendrá en consideración | Se tomará en cuenta | Destacarás si | Diferenciales | Conocimientos adicionales | Deseable | Deseables | Valorable | Se valorará | Se valora | Valoramos | Nice to have | Puntos extra | Un plus | Plus | Es un plus | Suma puntos | No excluyente | Requisitos deseables | Opcional | Ideal | Idealmente | También valoramos | Extra | Bonus | Sería genial | Nos encantaría',
      mentioned:
        'El candidato será responsable de | En tu primer año | Funciones | Tus funciones | Responsabilidades | Qué harás | ¿Qué harás? | Tareas | Tu misión | Descripción del puesto | Sobre nosotros | Quiénes somos | El proyecto | Nuestro stack | Stack | Stack tecnológico | Entorno | Entorno tecnológico | Qué ofrecemos | ¿Qué ofrecemos? | Ofrecemos | Beneficios | Condiciones | Tu día a día',
    },
  },
  it: {
    introduction:
      'Sviluppatore backend\nSiamo una piccola azienda del centro della città e cerchiamo una persona per il nostro team.',
    rows: {
      required:
        'Ti immaginiamo | Ti serve | Ci serve | Ci piacerebbe conoscerti se | Fai per noi se | Occorrono | Tecnologie da conoscere | Strumenti da conoscere | Per candidarti | Abbiamo bisogno di | Figura ricercata | La figura ideale | La risorsa ideale | Condizioni di ammissione | Vogliamo | Cosa sai fare | Questo ruolo fa per te se | Bagaglio tecnico | Cosa devi saper fare | Requisiti | Requisiti richiesti | Requisiti minimi | Requisiti indispensabili | Requisiti obbligatori | Indispensabile | Competenze richieste | Competenze | Competenze tecniche | Conoscenze richieste | Cosa cerchiamo | Chi cerchiamo | Chi stiamo cercando | Cosa ti chiediamo | Cosa chiediamo | Il tuo profilo | Profilo | Profilo ricercato | Profilo ideale | Cerchiamo | Esperienza richiesta | Cosa devi sapere | Must have | Chi sei | Cosa porti | Il candidato ideale | Il/la candidato/a ideale',
      preferred:
        'Sarà preso in considerazione | Ottimo se conosci | Requisiti desiderati | Requisiti non obbligatori | Desiderata | Valori aggiunti | Cosa ti distingue | Si valuta positivamente | Valutiamo positivamente | Non obbligatori | Ti distingui se | Requisiti premianti | Valuteremo positivamente | Nice to have | Costituisce titolo preferenziale | Titoli preferenziali | Requisiti preferenziali | Requisiti graditi | Gradito | Graditi | Gradite | Preferibile | Preferenziale | Plus | Un plus | Bonus | Saranno considerati un plus | Costituiranno un plus | Apprezzato | È apprezzata la conoscenza di | Opzionale | Desiderabile | Punti extra | Sarebbe bello',
      mentioned:
        "Il candidato si occuperà di | Attività | Mansioni | Responsabilità | Di cosa ti occuperai | Cosa farai | Il ruolo | La posizione | Chi siamo | L'azienda | Il progetto | Stack | Il nostro stack | Stack tecnologico | Ambiente | Cosa offriamo | Offriamo | Benefit | La tua giornata | Descrizione",
    },
  },
  pt: {
    introduction:
      'Programador backend\nSomos uma pequena empresa do centro da cidade e procuramos uma pessoa para a nossa equipa.',
    rows: {
      required:
        'Precisas de | Gostaríamos de te conhecer se | Experiência com | O que trazes | Quem és | Candidato ideal | Perfil pretendido | Requisitos | Requisitos obrigatórios | Requisitos mínimos | Obrigatório | Imprescindível | O que procuramos | O que buscamos | O que esperamos de ti | O que esperamos de você | O que precisas | O que você precisa ter | O que é preciso | Perfil | O teu perfil | Seu perfil | Perfil desejado | Qualificações | Competências | Conhecimentos | Conhecimentos necessários | Experiência | Habilidades | Hard skills | Quem procuramos | Quem tu és | Procuramos | Você tem | Precisas de',
      preferred:
        'Será levado em conta | Mais-valias | Valoriza-se | Destacas-te se | Dá-nos jeito | Não eliminatório | Conhecimentos adicionais | Diferencial | Diferenciais | Desejável | Desejáveis | Requisitos desejáveis | Será um diferencial | Valorizamos | Fatores de valorização | Nice to have | Um plus | Plus | Bónus | Bônus | Extra | Será valorizado | Será uma mais-valia | Mais-valia | Ideal | Idealmente | Seria ótimo | Opcional | Ganha pontos | Preferencial',
      mentioned:
        'O candidato será responsável por | Responsabilidades | Atividades | Funções | Tarefas | O que vais fazer | O que você vai fazer | Sobre nós | Sobre a empresa | Sobre a vaga | Quem somos | Descrição da vaga | O projeto | Stack | Nossa stack | A nossa stack | Tecnologias | Ambiente | O que oferecemos | Oferecemos | Benefícios | O teu dia a dia',
    },
  },
  nl: {
    introduction:
      'Backend developer\nWij zijn een klein bedrijf midden in de stad en we zoeken iemand voor ons team.',
    rows: {
      required:
        'Zo zien we jou voor ons | We horen graag van je als je | Deze rol past bij jou als | Dit kan je al | Jouw troeven | Technische bagage | Functieprofiel | Functie-eisen | Functie eisen | Eisen | Vereisten | Wat vragen wij | Wat we vragen | Wat wij vragen | Wat vragen we van jou | Wat breng je mee | Wat jij meebrengt | Wat neem je mee | Jouw profiel | Profiel | Wie ben jij | Wie ben je | Wie zoeken wij | Wij zoeken | Wat we zoeken | Dit ben jij | Dit vragen wij | Dit breng je mee | Kwalificaties | Must haves | Jouw skills | Jouw kwaliteiten | Over jou | Kennis en ervaring | Kennis | Ervaring | Competenties | Je hebt | Jij hebt | Minimale eisen | Knock-outcriteria | Harde eisen | Wat verwachten we van je',
      preferred:
        'Een meerwaarde | Nice to have | Nice to haves | Pluspunten | Pré | Een pré | Pre | Een plus | Bonus | Bonuspunten | Mooi meegenomen | Wensen | Gewenst | Gewenste ervaring | Fijn als je ook hebt | Leuk als | Extra | Optioneel | Bij voorkeur | Voorkeur | Handig | Zou mooi zijn',
      mentioned:
        'De kandidaat is verantwoordelijk voor | Wat ga je doen | Wat ga je doen? | Jouw taken | Taken | Verantwoordelijkheden | Functieomschrijving | De functie | Jouw rol | De rol | Over ons | Wie zijn wij | Het team | Het project | De opdracht | Onze stack | Tech stack | Omgeving | Technologieën | Wat bieden wij | Wat wij bieden | Wij bieden | Arbeidsvoorwaarden | Wat krijg je | Waar ga je werken | Een dag uit je leven',
    },
  },
  sv: {
    introduction:
      'Backendutvecklare\nVi är ett litet företag mitt i staden och vi söker någon som vill bli en del av vårt team.',
    rows: {
      required:
        'Vi vill gärna höra av dig om du | Våra förväntningar | Behörighetskrav | Vi vill se att du | Krav | Skallkrav | Ska-krav | Kvalifikationer | Din profil | Vi söker dig som har | Vi söker dig som | Vem är du | Vem du är | Om dig | Du har | Vi ser gärna att du har | Kompetenskrav | Kompetens | Erfarenhet | Vad vi söker | Vi letar efter | Detta har du med dig | Din bakgrund | Förkunskaper | Det här kan du | Det krävs att du har | För att lyckas i rollen | Måste ha',
      preferred:
        'Skoj om du kan | Härligt om du kan | Kul att kunna | Meriterande | Det är meriterande om du har | Meriter | Bra att ha | Nice to have | Plus | Ett plus | Det är ett plus om du | Bonus | Bonuspoäng | Önskvärt | Önskemål | Bör-krav | Gärna | Vi blir extra glada om | Extra plus | Fördel | Vi gillar',
      mentioned:
        'Kandidaten ska ansvara för | Vår plattform | Vår verktygslåda | Tekniken | Vår vardag | Techstack | Tekniker | Teknologier | Arbetsuppgifter | Dina arbetsuppgifter | Om rollen | Om tjänsten | Om uppdraget | Om oss | Vilka är vi | Uppdraget | Beskrivning | Din roll | Ansvarsområden | Vår stack | Teknik | Teknikstack | Vår miljö | Miljö | Teamet | Vi erbjuder | Vad vi erbjuder | Förmåner | Det här kommer du göra | En vanlig dag',
    },
  },
  da: {
    introduction:
      'Backendudvikler\nVi er en lille virksomhed midt i byen, og vi søger en person til vores team.',
    rows: {
      required:
        'Vi vil gerne møde dig, hvis du | Vores forventninger | Vi kigger efter | Det leder vi efter | Den rette har | Kravspecifikation | Kompetencekrav | Krav | Kvalifikationer | Dine kvalifikationer | Faglige kvalifikationer | Din profil | Vi forventer | Vi forventer at du har | Hvem er du | Hvem er du? | Om dig | Du har | Vi søger | Vi leder efter | Kompetencer | Dine kompetencer | Erfaring | Det skal du kunne | Det har du med dig | Mindstekrav | Must have | Forudsætninger | Du medbringer',
      preferred:
        'Dejligt hvis du kan | Fedt hvis du kan | Ekstra glade bliver vi for | Bør have | Ikke et must | Det tæller også | Nice to have | Et plus | Det er et plus hvis du | Plus | Bonus | Ønskeligt | Ønsker | Fordel | Det er en fordel | Gerne | Meget gerne | Ekstra point | Vi bliver ekstra glade hvis',
      mentioned:
        'Kandidaten får ansvar for | Det skal du lave | Fordele ved at arbejde hos os | Du lærer | Vores hverdag | Teknologi | Teknologistak | Techstack | Opgaver | Dine opgaver | Arbejdsopgaver | Ansvarsområder | Om stillingen | Om jobbet | Om rollen | Om os | Hvem er vi | Opgaven | Teamet | Vores stack | Teknologier | Miljø | Vi tilbyder | Det får du | Din hverdag',
    },
  },
  no: {
    introduction:
      'Backendutvikler\nVi er en liten bedrift midt i byen, og vi ser etter en person til teamet vårt.',
    rows: {
      required:
        'Våre forventninger | Den rette har | Kravspesifikasjon | Dette ser vi etter hos deg | Krav | Kvalifikasjoner | Kvalifikasjonskrav | Kompetansekrav | Din profil | Vi ser etter | Vi søker deg som | Hvem er du | Hvem er du? | Om deg | Du har | Kompetanse | Din kompetanse | Erfaring | Må ha | Må-krav | Absolutte krav | Krav til kompetanse | Hva vi ser etter | Vi leter etter | Det må du kunne',
      preferred:
        'Hyggelig om du kan | Hva som er trivelig om du kan | Dette teller i din favør | Bør ha | Ekstrapoeng | Det teller også | Nice to have | Et pluss | Pluss | Det er et pluss om du | Bonus | Ønskelig | Ønskelige kvalifikasjoner | Fordel | Det er en fordel | Gjerne | Bør-krav | Fint å ha | Bra å ha | Kjekt å ha | Ekstra pluss',
      mentioned:
        'Kandidaten får ansvar for | Du lærer | Arbeidsoppgaver | Dine oppgaver | Oppgaver | Ansvarsområder | Om stillingen | Om rollen | Om oss | Hvem er vi | Oppdraget | Teamet | Vår stack | Teknologi | Miljø | Vi tilbyr | Vi kan tilby | Hverdagen din',
    },
  },
  pl: {
    introduction:
      'Programista backend\nJesteśmy małą firmą w centrum miasta i szukamy osoby do naszego zespołu.',
    rows: {
      required:
        'Od ciebie | Chętnie Cię poznamy, jeśli | Co wniesiesz | Warunki udziału | Bez tego się nie uda | Wymagania | Nasze wymagania | Wymagania obowiązkowe | Wymagania konieczne | Wymagane | Oczekiwania | Nasze oczekiwania | Oczekujemy | Czego oczekujemy | Twój profil | Profil kandydata | Kogo szukamy | Kogo szukamy? | Szukamy osoby, która | Aplikuj, jeśli | Musisz mieć | Must have | Niezbędne | Konieczne | Kwalifikacje | Twoje umiejętności | Umiejętności | Kompetencje | Doświadczenie | Czego potrzebujesz | Znajomość | Co powinieneś umieć | Idealny kandydat',
      preferred:
        'Wspaniale, jeśli znasz | Wyróżnisz się, jeśli | Mile widziane | Mile widziana | Dodatkowo | Dodatkowe atuty | Dodatkowym atutem będzie | Atuty | Dużym plusem będzie | Plusem będzie | Nice to have | Plusy | Bonus | Dodatkowe punkty | Opcjonalnie | Fajnie jeśli | Będzie super, jeśli | Preferowane | Wartość dodana',
      mentioned:
        'Kandydat będzie odpowiedzialny za | Co zyskasz | Zakres obowiązków | Obowiązki | Twoje obowiązki | Zadania | Twoje zadania | Czym będziesz się zajmować | Co będziesz robić | Opis stanowiska | O nas | Kim jesteśmy | O projekcie | Projekt | Zespół | Nasz stack | Stack technologiczny | Technologie | Środowisko | Oferujemy | Co oferujemy | Benefity | Twój dzień',
    },
  },
};
