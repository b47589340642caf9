// How messages without headings ask for technologies: [text, technology: importance, …].
import type { ImportanceRow } from './importance.ts';

export const messages: readonly ImportanceRow[] = [
  [
    'We need a dev. Kotlin is a must. IntelliJ licence and laptop provided.',
    { Kotlin: 'required', IntelliJ: 'mentioned' },
  ],
  [
    'We need a dev. Kotlin is a must. IntelliJ licence included.',
    { Kotlin: 'required', IntelliJ: 'mentioned' },
  ],
  [
    'Wir suchen wen. Kotlin ist ein Muss. IntelliJ, Lizenz inklusive.',
    { Kotlin: 'required', IntelliJ: 'mentioned' },
  ],
  [
    'Vi söker en utvecklare. Kotlin är ett krav. IntelliJ, licens ingår.',
    { Kotlin: 'required', IntelliJ: 'mentioned' },
  ],
  [
    'We zoeken een dev. Kotlin is een must. IntelliJ-licentie krijg je.',
    { Kotlin: 'required', IntelliJ: 'mentioned' },
  ],
  ['Kollegorna i driften talar flytande Kotlin.', { Kotlin: 'mentioned' }],
  ['Dine kolleger i driften taler flydende Kotlin.', { Kotlin: 'mentioned' }],
  [
    'Ervaring met Kotlin of Redis, maar dat is een pre.',
    { Kotlin: 'preferred', Redis: 'preferred' },
  ],
  ['Experience with Kotlin, but that is a bonus.', { Kotlin: 'preferred' }],
  [
    'Gevraagd: Svelte (wij gebruiken het al), plus Kotlin.',
    { Svelte: 'required', Kotlin: 'required' },
  ],
  [
    'Required: Svelte (we have it everywhere), plus Kotlin.',
    { Svelte: 'required', Kotlin: 'required' },
  ],
  [
    'Required: Svelte. It is a plus if you know Kotlin.',
    { Svelte: 'required', Kotlin: 'preferred' },
  ],
  [
    'Laravel monolith, MySQL, Horizon for queues, hosted on AWS.\nMust have: Kotlin.',
    { Laravel: 'mentioned', MySQL: 'mentioned', AWS: 'mentioned', Kotlin: 'required' },
  ],
  ['Jenkins für alles. Anforderungen: Kotlin.', { Jenkins: 'mentioned', Kotlin: 'required' }],
  ['Jenkins til det hele. Krav: Kotlin.', { Jenkins: 'mentioned', Kotlin: 'required' }],
  [
    'Java derrière, React devant, GitLab pour la CI.\nPrérequis : Kotlin.',
    { Java: 'mentioned', React: 'mentioned', GitLab: 'mentioned', Kotlin: 'required' },
  ],
  [
    'We need a developer. React for the front end. Must have: Kotlin.',
    { React: 'required', Kotlin: 'required' },
  ],
  [
    'Looking for help.\nRedis, Docker.\nMust have: Kotlin.',
    { Redis: 'required', Docker: 'required', Kotlin: 'required' },
  ],
  ['You will debug with colleagues who speak fluent Kotlin.', { Kotlin: 'mentioned' }],
  ['Du arbeitest mit Kollegen, die Kotlin im Schlaf können.', { Kotlin: 'mentioned' }],
  ['Du jobbar med kollegor som kan Kotlin utan och innan.', { Kotlin: 'mentioned' }],
  ['Du samarbejder med kolleger, der har Kotlin på rygraden.', { Kotlin: 'mentioned' }],
  ['Kollegorna pratar flytande Kotlin.', { Kotlin: 'mentioned' }],
  ['We look for colleagues who speak fluent Kotlin.', { Kotlin: 'required' }],
  [
    'You must be able to join the talk: our platform consists of Kotlin services.',
    { Kotlin: 'mentioned' },
  ],
  [
    'Du musst mitreden können: unsere Plattform besteht aus Kotlin und Redis.',
    { Kotlin: 'mentioned', Redis: 'mentioned' },
  ],
  [
    'Du måste kunna hänga med: vår plattform består av Kotlin och Redis.',
    { Kotlin: 'mentioned', Redis: 'mentioned' },
  ],
  [
    'Je moet kunnen meepraten: ons platform bestaat uit Kotlin en Redis.',
    { Kotlin: 'mentioned', Redis: 'mentioned' },
  ],
  ['Je moet dit kunnen: Kotlin en Redis.', { Kotlin: 'required', Redis: 'required' }],
  ['Kun jij Kotlin en Redis? Stuur een appje.', { Kotlin: 'required', Redis: 'required' }],
  ['Kan du Kotlin? Då vill vi prata med dig.', { Kotlin: 'required' }],
  ['Kan du Kotlin? Så vil vi gerne høre fra dig.', { Kotlin: 'required' }],
  ['Kannst du Kotlin? Dann lernen wir dich gern kennen.', { Kotlin: 'required' }],
  ['Kan du Kotlin? Det er et plus.', { Kotlin: 'preferred' }],
  ['Beheers je Kotlin? Heel graag!', { Kotlin: 'preferred' }],
  [
    'Hier läuft alles auf Kotlin und Redis. Beides solltest du beherrschen.',
    { Kotlin: 'required', Redis: 'required' },
  ],
  [
    'Redis är vardag här, och det är Kotlin också. Båda behöver du kunna.',
    { Redis: 'required', Kotlin: 'required' },
  ],
  [
    'Alt hos os kører på Kotlin og Redis. Begge dele skal du mestre.',
    { Kotlin: 'required', Redis: 'required' },
  ],
  [
    'We draaien op Kotlin en Redis. Je moet ze allebei beheersen.',
    { Kotlin: 'required', Redis: 'required' },
  ],
  [
    'Todo corre sobre Kotlin y Redis. Debes conocer ambos.',
    { Kotlin: 'required', Redis: 'required' },
  ],
  [
    'We build with Kotlin and Redis, and we expect you to be at home in both.',
    { Kotlin: 'required', Redis: 'required' },
  ],
  [
    'Vi bygger med Kotlin och Redis. Du får lära dig båda.',
    { Kotlin: 'mentioned', Redis: 'mentioned' },
  ],
  [
    'Wir bauen mit Kotlin und Redis. Beides läuft in der Cloud.',
    { Kotlin: 'mentioned', Redis: 'mentioned' },
  ],
  ['It also counts if you know Kotlin.', { Kotlin: 'preferred' }],
  ['Es zählt auch, wenn du Kotlin kennst.', { Kotlin: 'preferred' }],
  ['Cela compte aussi si vous connaissez Kotlin.', { Kotlin: 'preferred' }],
  ['Conta anche se conosci Kotlin.', { Kotlin: 'preferred' }],
  ['Liczy się też, jeśli znasz Kotlin.', { Kotlin: 'preferred' }],
  ['Det tæller også på plussiden, hvis du har prøvet Kotlin.', { Kotlin: 'preferred' }],
  ['Det teller også med om du kan Kotlin.', { Kotlin: 'preferred' }],
  ['Det vägs också in om du kan Kotlin.', { Kotlin: 'preferred' }],
  ['Ervaring met Kotlin telt ook mee.', { Kotlin: 'preferred' }],
  [
    'Eisen: Rust.\nPlussen: ervaring met Kotlin, Redis.',
    { Rust: 'required', Kotlin: 'preferred', Redis: 'preferred' },
  ],
  [
    'Krav: Rust.\nPlusser: Kotlin, Redis.',
    { Rust: 'required', Kotlin: 'preferred', Redis: 'preferred' },
  ],
  ['Kotlin is the foundation of this job.', { Kotlin: 'required' }],
  ['Kotlin og Redis er fundamentet i jobbet.', { Kotlin: 'required', Redis: 'required' }],
  ['Kotlin is the foundation of our platform.', { Kotlin: 'mentioned' }],
  ['Frontend är Svelte, och där behöver du vara vass.', { Svelte: 'required' }],
  ['Vi arbejder i Svelte, og det skal du kunne.', { Svelte: 'required' }],
  ['We use Svelte, and that is where you will learn the most.', { Svelte: 'mentioned' }],
  ['Det de trycker på är Kotlin och Redis.', { Kotlin: 'required', Redis: 'required' }],
  ['Wir suchen wen. Wer Redis kennt, hat bei uns einen Vorsprung.', { Redis: 'preferred' }],
  ['Procuramos alguém. Conhecimentos de Docker tb valorizados.', { Docker: 'preferred' }],
  ['Vi søger en, der er skrap til liquid og css.', { Liquid: 'required', CSS: 'required' }],
  [
    'Experience of Kafka would be a strong advantage, as would some familiarity with Redis.',
    { Kafka: 'preferred', Redis: 'preferred' },
  ],
  ["We use Docker. If you have done any sailing that's a plus.", { Docker: 'mentioned' }],
  [
    'We need someone. FrankenPHP runs since May. If you know it, cool.',
    { FrankenPHP: 'preferred' },
  ],
  ['vi leder efter en udvikler. har du rodet med redis så sig endelig til', { Redis: 'preferred' }],
  ['vi søker en utvikler. litt redis hadde vært nydelig', { Redis: 'preferred' }],
  ['Vi söker en utvecklare. Har du jobbat med Redis så är jag nyfiken.', { Redis: 'preferred' }],
  ['Vi søker en utvikler. Typescript er vi ganske strenge på.', { TypeScript: 'required' }],
  ['Buscamos pentester, q toque redis y docker', { Redis: 'required', Docker: 'required' }],
  [
    "Nous cherchons quelqu'un. Nos modèles tournent sur vLLM, et MLflow pour le suivi des expériences.",
    { vLLM: 'mentioned', MLflow: 'mentioned' },
  ],
  ["Wij zoeken iemand. Je bewaakt de kwaliteit met dbt en helpt collega's.", { dbt: 'mentioned' }],
  ['Szukamy kogoś. Redis nie powinien być Panu obcy.', { Redis: 'required' }],
  ['Szukamy kogoś. Bez Redisa nie ma rozmowy.', { Redis: 'required' }],
  ['Szukamy kogoś. Zależy nam na Redisie.', { Redis: 'required' }],
  ['Szukamy kogoś do zespołu. Miło, gdyby znał Pan Redisa.', { Redis: 'preferred' }],
  ['Szukamy kogoś do zespołu. Miło by było, gdybyś znał Redisa.', { Redis: 'preferred' }],
  ['Szukamy kogoś. Nie pogardzimy Redisem.', { Redis: 'preferred' }],
  ['Szukamy kogoś. Redisa nie wymagam, ale się ucieszę.', { Redis: 'preferred' }],
  ['szukamy kogos. redis podniesie stawke', { Redis: 'preferred' }],
  // A question about a name, and its answer
  [
    'We need a developer. Kafka? Nice, not needed. Linux? Required.',
    { Kafka: 'preferred', Linux: 'required' },
  ],
  [
    'Wir suchen wen. Python? Unbedingt. Docker? Wäre schön.',
    { Python: 'required', Docker: 'preferred' },
  ],
  [
    'Terraform ? Ce serait chouette. AWS ? Incontournable.',
    { Terraform: 'preferred', AWS: 'required' },
  ],
  [
    'Kubernetes? Skulle vara kanon. Linux? Ja, det krävs.',
    { Kubernetes: 'preferred', Linux: 'required' },
  ],
  [
    'Kafka? Zou leuk zijn. Java? Ja, dat is echt een eis.',
    { Kafka: 'preferred', Java: 'required' },
  ],
  ['Do you like Java? We are a friendly team.', { Java: 'mentioned' }],

  // A word that affirms a name
  [
    'We hire a data engineer. PyTorch yes, TensorFlow no.',
    { PyTorch: 'required', TensorFlow: 'mentioned' },
  ],
  ['We work with Java, and yes, with Kafka.', { Java: 'mentioned', Kafka: 'mentioned' }],

  // A list that a sign joins, and a clause about the company
  [
    'Kennst du wen für uns? Swift + SwiftUI, Combine wäre nice.',
    { Swift: 'mentioned', SwiftUI: 'mentioned', Combine: 'preferred' },
  ],
  [
    'Wir suchen jemanden mit Erfahrung in Python, Docker läuft überall.',
    { Python: 'required', Docker: 'mentioned' },
  ],
  [
    'Wir suchen jemanden mit Erfahrung in Python, Docker und Kafka.',
    { Python: 'required', Docker: 'required', Kafka: 'required' },
  ],
  // Full stops that lead to another column
  [
    'Hier die Liste für die Stelle:\n\nTerraform .......... unbedingt\nDatadog .......... wäre fein',
    { Terraform: 'required', Datadog: 'preferred' },
  ],

  // Sentences after a label in one line
  [
    'Gesucht: iOS Entwickler (Swift). UIKit kommt noch vor. Kenntnisse in Combine von Vorteil.',
    { iOS: 'required', Swift: 'required', UIKit: 'mentioned', Combine: 'preferred' },
  ],
  [
    'Das Team braucht dich.\nMuss: Python, SQL. Airflow läuft dort schon.',
    { Python: 'required', SQL: 'required', Airflow: 'mentioned' },
  ],
  [
    'Das Team braucht dich.\nWas wir brauchen: Python. SQL solltest du auch können.',
    { Python: 'required', SQL: 'required' },
  ],
  [
    'Das Team braucht dich.\nNice: Kubernetes. Der Kunde nutzt Jira und Confluence.',
    { Kubernetes: 'preferred', Jira: 'mentioned', Confluence: 'mentioned' },
  ],
  ['Wir suchen wen. Hauptsächlich geht es um Drupal.', { Drupal: 'mentioned' }],

  // The search for a person
  [
    'We are looking for someone for React and Node.js.',
    { React: 'required', 'Node.js': 'required' },
  ],
  ['Zoeken een PHP developer.', { PHP: 'required' }],
  ['Vi leder efter en kollega, vi bruger Java.', { Java: 'mentioned' }],
  ['Python developer gevraagd, 2 dagen kantoor.', { Python: 'required' }],
  ['You will work with our Java developers.', { Java: 'mentioned' }],

  // Sentences without a verb
  [
    'We need a developer. Terraform, some Node.js. Kafka too.',
    { Terraform: 'required', 'Node.js': 'required', Kafka: 'required' },
  ],
  [
    'vi behöver nån till appen. typescript, lite kotlin.',
    { TypeScript: 'required', Kotlin: 'required' },
  ],
  ['Buscamos front. Svelte y TypeScript.', { Svelte: 'required', TypeScript: 'required' }],
  ['We need a developer. Kafka runs on AWS.', { Kafka: 'mentioned', AWS: 'mentioned' }],
  ['We need a developer. Stack: Kafka, AWS.', { Kafka: 'mentioned', AWS: 'mentioned' }],

  // Wishes in the conditional mood
  ['Terraform would be awesome.', { Terraform: 'preferred' }],
  ['Une expérience de Kafka serait chouette.', { Kafka: 'preferred' }],
  ['Kafka sarebbe fantastico.', { Kafka: 'preferred' }],
  ['In Java you would build services.', { Java: 'mentioned' }],

  // Learning on the job
  ['You must know Java, Kafka you can learn here.', { Java: 'required', Kafka: 'mentioned' }],
  ['Python is required, we teach you Airflow.', { Python: 'required', Airflow: 'mentioned' }],
  ['Wichtig ist C#. Blazor bringen wir dir bei.', { 'C#': 'required', Blazor: 'mentioned' }],
  ['du må kunne python, kafka lærer du her', { Python: 'required', Kafka: 'mentioned' }],

  // Other teams and suppliers
  ['The apps are made in Flutter by another team.', { Flutter: 'mentioned' }],
  [
    'Krav\n- Java\n\nAppen görs i Flutter av ett annat team.',
    { Java: 'required', Flutter: 'mentioned' },
  ],
  [
    'Von Vorteil\n- Docker\n\nDie Oberflächen baut ein Dienstleister in Angular.',
    { Docker: 'preferred', Angular: 'mentioned' },
  ],

  // Clauses of their own
  ['Our client runs on Azure, you must know Java.', { Azure: 'mentioned', Java: 'required' }],
  ['Klient pracuje na Azure, wymagany C#.', { Azure: 'mentioned', 'C#': 'required' }],
  [
    'The team uses Jenkins, knowledge of Groovy is a plus.',
    { Jenkins: 'mentioned', Groovy: 'preferred' },
  ],
  ['Musisz znać SQL, przyda się też Docker.', { SQL: 'required', Docker: 'preferred' }],
  ['Java, Kotlin required', { Java: 'required', Kotlin: 'required' }],

  // A denied demand that is welcome
  ['Java is not required, but cool.', { Java: 'preferred' }],
  ['Kafka är inget krav men bra.', { Kafka: 'preferred' }],
  ['Kafka no es obligatorio pero ayuda.', { Kafka: 'preferred' }],

  // Conditions
  ['Redis if you know it.', { Redis: 'preferred' }],
  ['We are happy if you have ever used Redis.', { Redis: 'preferred' }],
  ['Du solltest schon mit Redis gearbeitet haben.', { Redis: 'required' }],

  // Short judgements after a sign
  ['Java = must\nKotlin = could', { Java: 'required', Kotlin: 'preferred' }],
  ['- Python (vereist)\n- Airflow (mag)', { Python: 'required', Airflow: 'preferred' }],
  [
    '🔸 Azure = MÅSTE\n🔸 Kotlin = bra\n🔸 vi söker för ett uppdrag',
    { Azure: 'required', Kotlin: 'preferred' },
  ],
  ['Playwright (essential), Jira', { Playwright: 'required', Jira: 'mentioned' }],

  // Labels by other signs
  ['Must 👉 Java\nNice 👉 Kotlin', { Java: 'required', Kotlin: 'preferred' }],
  [
    'Obrigatório;PHP, Laravel\nOpcional;Docker',
    { PHP: 'required', Laravel: 'required', Docker: 'preferred' },
  ],
  ['Must | Java\nCould | Kotlin', { Java: 'required', Kotlin: 'preferred' }],
  ['Must: Java\nShould: Kotlin', { Java: 'required', Kotlin: 'preferred' }],

  // Headings about the reader
  ['Your toolbox\n- Java', { Java: 'required' }],
  ['Your toolbox\n- Java\n\nRequirements\n- Go', { Java: 'mentioned', Go: 'required' }],
  ['Our toolbox\n- Java', { Java: 'mentioned' }],
  ['Not on your desk\n- Java', { Java: 'mentioned' }],
  ['Je kunt niet zonder\n- Java', { Java: 'required' }],
  ['Non può mancare\n- Java', { Java: 'required' }],
  ['Du bist hier richtig, wenn du\n- Java kannst', { Java: 'required' }],
  ['Not required, but great\n- Java', { Java: 'preferred' }],
  ['Als je ook dit kent\n- Java', { Java: 'preferred' }],
  ['Otros conocimientos que nos alegrarían el día\n- Java', { Java: 'preferred' }],
  ['Was du lernen kannst, aber nicht mitbringen musst\n- Java', { Java: 'mentioned' }],
  ['✅ must: Java\n✅ 2 anos\n➕ Kafka', { Java: 'required', Kafka: 'preferred' }],
  // A list without a heading below a search is one of demands.
  [
    'need an ios dev asap\n* swift, swiftui\n* some kotlin',
    { iOS: 'required', Swift: 'required', SwiftUI: 'required', Kotlin: 'required' },
  ],
  [
    "We're hiring a data engineer (remote):\n• dbt\n• Snowflake",
    { dbt: 'required', Snowflake: 'required' },
  ],
  [
    "We aren't hiring a data engineer, this is our stack\n• dbt\n• Snowflake",
    { dbt: 'mentioned', Snowflake: 'mentioned' },
  ],
  [
    "You'll join a squad of 6.\n- 5+ yrs Kotlin\n- Docker",
    { Kotlin: 'required', Docker: 'required' },
  ],
  // Words of demand and welcome in messages.
  ["Hiring a backend dev. You'd want to be comfortable in AWS.", { AWS: 'required' }],
  ["Hiring. If you haven't written any Elixir it won't work.", { Elixir: 'required' }],
  ["Hiring. We won't look at CVs without Java.", { Java: 'required' }],
  ['Hiring. CVs without Java go straight in the bin.', { Java: 'required' }],
  ['Hiring. Without Java it makes no sense.', { Java: 'required' }],
  [
    'Hiring. Think Vue and Nuxt plus a thin Laravel API.',
    { 'Vue.js': 'mentioned', Nuxt: 'mentioned', Laravel: 'mentioned' },
  ],
  ["Hiring. Docker isn't a must but we like it.", { Docker: 'preferred' }],
  ["Hiring. Docker is not strictly required but it'd be good.", { Docker: 'preferred' }],
  ["Hiring. Docker wouldn't go amiss.", { Docker: 'preferred' }],
  ['what they want: python and docker', { Python: 'required', Docker: 'required' }],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nvi har ett uppdrag hos en bank, android, kotlin och jetpack compose. start nu',
    { Android: 'required', Kotlin: 'required', 'Jetpack Compose': 'required' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nman måste ha koll på Docker',
    { Docker: 'required' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\ndet som gäller är Playwright med typescript',
    { Playwright: 'required', TypeScript: 'required' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nbra men ej måste: Bicep',
    { Bicep: 'preferred' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nRust är inte fel',
    { Rust: 'preferred' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nom du kan Rust blir jag glad',
    { Rust: 'preferred' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\nvi jobbar i VS Code',
    { 'VS Code': 'mentioned' },
  ],
  [
    'Hej Anna! Såg din profil och undrar om du är nyfiken på något nytt.\ndu ska inte vara rädd för Kafka',
    { Kafka: 'required' },
  ],

  // Danish and Norwegian messages
  [
    'Kunden leder efter en, der er skarp til Terraform. AWS ville være lækkert.',
    { Terraform: 'required', AWS: 'preferred' },
  ],
  ['Vi søger en kollega. Vigtigst: Java og Kafka', { Java: 'required', Kafka: 'required' }],
  ['Vi søger en kollega. Kan du Docker, er du foran i køen.', { Docker: 'preferred' }],
  ['Vi søger en kollega. Kan du Docker?', { Docker: 'mentioned' }],
  ['De vil ha noen som er rå på Elixir.', { Elixir: 'required' }],
  ['Vi søker en kollega. TimescaleDB er heller ikke å forakte.', { TimescaleDB: 'preferred' }],
  ['Vi søker en kollega. Redis brukes til alt mulig.', { Redis: 'mentioned' }],
  ['Looking for an engineer. Modern C++ (20 and up) is non-negotiable.', { 'C++': 'required' }],
  [
    'Looking for an engineer. Docker (not Podman) is a plus.',
    { Docker: 'preferred', Podman: 'mentioned' },
  ],
  ['Kubernetes at a decent level is expected.', { Kubernetes: 'required' }],
  ['Someone who has done Kubernetes in anger.', { Kubernetes: 'required' }],
  ['heavy Python, light Docker. need someone asap', { Python: 'required', Docker: 'required' }],
  [
    'must.......docker, redis\nnice.......kafka',
    { Docker: 'required', Redis: 'required', Kafka: 'preferred' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\nlo q buscan si o si es react',
    { React: 'required' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\ntiene q controlar terraform, lo demás se aprende',
    { Terraform: 'required' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\nkafka ya lo irás aprendiendo',
    { Kafka: 'mentioned' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\nq tenga idea de kafka',
    { Kafka: 'required' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\ny si encima sabes docker, mejor que mejor',
    { Docker: 'preferred' },
  ],
  [
    'Hola, ¿qué tal? Te escribo porque busco a alguien.\nlos de datos van con kafka',
    { Kafka: 'mentioned' },
  ],
  [
    'Ciao, come va? Ti scrivo perché cerco una persona.\nse sa anche docker sarebbe il massimo',
    { Docker: 'preferred' },
  ],
  [
    'Ciao, come va? Ti scrivo perché cerco una persona.\nkafka devi averlo visto',
    { Kafka: 'required' },
  ],
  [
    'Ciao, come va? Ti scrivo perché cerco una persona.\ndocker te lo spiegano loro',
    { Docker: 'mentioned' },
  ],
  ['Vi søger en kollega. Har du Kafka-erfaring, rykker du forrest.', { Kafka: 'preferred' }],
  ['Vi søger en kollega. Du har Kafka-erfaring, og du er en haj.', { Kafka: 'required' }],
  ['Vi søker en kollega. Kafka-erfaring vektlegges.', { Kafka: 'preferred' }],
  ['Vi søker en kollega. Minstekrav er SQL og Python.', { SQL: 'required', Python: 'required' }],
  ['Vi søker en kollega. Vi bygger i Go.', { Go: 'mentioned' }],

  // A judgement before a colon
  ['We hire. Rust is welcome: we are starting to use it.', { Rust: 'preferred' }],
  ['We hire. Java; what is welcome: Kafka', { Java: 'required', Kafka: 'preferred' }],

  // A condition after a name, which takes it up
  ['We hire. Kafka runs since May, if you know it you make us happy.', { Kafka: 'preferred' }],
  ['We hire. Kafka runs since May. If you know it, cool.', { Kafka: 'preferred' }],
  ['We hire. Kafka we will teach you, but if you know it already, great.', { Kafka: 'preferred' }],
  ['Cerchiamo uno. Kafka lo impari qui ma se lo sai è meglio', { Kafka: 'preferred' }],
  ["On cherche un dev. Kafka, si t'en as déjà fait, c'est parfait", { Kafka: 'preferred' }],
  ['Buscamos a alguien. kafka: si lo has tocado, genial', { Kafka: 'preferred' }],
  ['Procuramos alguém. Kafka está em produção, se já conheces é um plus', { Kafka: 'preferred' }],
  ['Java (a plus if you know ABAP)', { Java: 'mentioned', ABAP: 'preferred' }],
  ['You must know Java. If you know it well, great.', { Java: 'required' }],
  ['We hire. We run Kafka, if we can.', { Kafka: 'mentioned' }],
  ['We hire. Kafka runs here. If it burns, you wake up.', { Kafka: 'mentioned' }],

  // A condition that opens a sentence about a further name, whatever it promises
  [
    "We need a Java dev. If you've fought with Kafka before, dinner is on us.",
    { Java: 'required', Kafka: 'preferred' },
  ],
  ['Serve SQL, e se conosci Kafka ti vogliamo subito', { SQL: 'required', Kafka: 'preferred' }],
  [
    'Buscamos dev Java. Si sabes Kafka te invitamos a cenar.',
    { Java: 'required', Kafka: 'preferred' },
  ],
  [
    "On cherche un dev Java. Si tu connais Kafka on t'épouse.",
    { Java: 'required', Kafka: 'preferred' },
  ],
  ['If you know Java and love coffee, come to us.', { Java: 'required' }],
  [
    'We need a Java dev. If you know only Perl, keep scrolling.',
    { Java: 'required', Perl: 'mentioned' },
  ],

  // A reason after a judgement is about something else
  [
    'Un plus si te llevás bien con Redis, porque todo tiene que andar rápido.',
    { Redis: 'preferred' },
  ],
  ['We hire. Redis would be nice because we must answer fast.', { Redis: 'preferred' }],
  ['We hire. Redis is a must because we love speed.', { Redis: 'required' }],

  // An answer that denies a demand and welcomes
  ['É preciso ler COBOL? Não, mas ajuda muito.', { COBOL: 'preferred' }],
  ['Do you need to know COBOL? No, but it is a plus.', { COBOL: 'preferred' }],
  ['Faut connaître COBOL ? Non, mais c’est apprécié.', { COBOL: 'preferred' }],
  ['Tu connais pas un dev Java ?', { Java: 'required' }],
  ['Never used Java?', { Java: 'mentioned' }],

  // Items with a sign of welcome below others
  [
    '✔️ Java\n✔️ Docker\n➕ Gatling',
    { Java: 'required', Docker: 'required', Gatling: 'preferred' },
  ],
  ['✔️ Java\n✔️ Docker\n📍 Lille', { Java: 'mentioned', Docker: 'mentioned' }],

  // A remark that one of a choice will do
  ['We need somebody. Java or Rust, either is fine.', { Java: 'required', Rust: 'required' }],
  ['Cerchiamo uno. Un po di C++ o CUDA (uno dei due)', { 'C++': 'required', CUDA: 'required' }],
  [
    'On cherche un data eng. Dagster soit Airflow osef',
    { Dagster: 'required', Airflow: 'required' },
  ],
  [
    "On cherche un data eng. EDR : CrowdStrike ou Defender, l'un ou l'autre convient",
    { CrowdStrike: 'required', 'Microsoft Defender': 'required' },
  ],
  ['Procuro alguém. Ansible ou Puppet, tanto me faz.', { Ansible: 'required', Puppet: 'required' }],
  ['We hire. We run Go or Rust, one service each.', { Go: 'mentioned', Rust: 'mentioned' }],
  ['We hire. We run Kafka, one of our many brokers.', { Kafka: 'mentioned' }],

  // The same judgement for a name after it
  [
    'We need a dev. Java is needed. Kafka would be nice. Redis too.',
    { Java: 'required', Kafka: 'preferred', Redis: 'preferred' },
  ],
  ['Cerchiamo un dev. Kafka graditissimo, Redis pure.', { Kafka: 'preferred', Redis: 'preferred' }],
  [
    'Procuramos dev. Saber Kafka seria ótimo. Redis também.',
    { Kafka: 'preferred', Redis: 'preferred' },
  ],
  [
    'On cherche un dev. Kafka serait un plus. Redis aussi.',
    { Kafka: 'preferred', Redis: 'preferred' },
  ],
  [
    'We need a dev. Java, some Kafka. Redis too.',
    { Java: 'required', Kafka: 'required', Redis: 'required' },
  ],
  ['Kafka would be nice. We use Redis too.', { Kafka: 'preferred', Redis: 'mentioned' }],

  // The sentence after a search is about the company
  ["We're hiring. We run Kafka.", { Kafka: 'mentioned' }],
  ['We want somebody who thinks in React.', { React: 'required' }],
  ['small agency, we need help with PHP', { PHP: 'required' }],

  // A judgement in the singular is of the last name
  ['cercano un front Vue.js, Nuxt.js gradito', { 'Vue.js': 'required', Nuxt: 'preferred' }],
  [
    'vorremmo qualcuno forte in C#, Unity sarebbe la ciliegina',
    { 'C#': 'required', Unity: 'preferred' },
  ],
  ['Graditi: Kafka, Redis', { Kafka: 'preferred', Redis: 'preferred' }],
  ['Kafka, Redis sarebbero un plus', { Kafka: 'preferred', Redis: 'preferred' }],
  [
    "besoin de renfort sur Vue.js, et Redis si t'aimes ça",
    { 'Vue.js': 'required', Redis: 'preferred' },
  ],
  [
    'hace falta saber Kotlin; si has trasteado con Redis te ganas un café',
    { Kotlin: 'required', Redis: 'preferred' },
  ],

  // Sentences of names with an adverb of time, or with the kind of the name
  ['on cherche un dev. docker au quotidien.', { Docker: 'required' }],
  [
    'Looking to hire someone good. Python all day, Docker all day long.',
    { Python: 'required', Docker: 'required' },
  ],
  ['Cerchiamo qualcuno. Database PostgreSQL.', { PostgreSQL: 'required' }],
  ['We hire. Databases are PostgreSQL.', { PostgreSQL: 'mentioned' }],
  ['Au quotidien : Docker', { Docker: 'mentioned' }],

  // A label of tools ends with its line
  [
    'on cherche un dev\nstack : Symfony, Redis\nil faut bosser. Docker au quotidien.',
    { Symfony: 'mentioned', Redis: 'mentioned', Docker: 'required' },
  ],
  ['Stack: Java,\nRedis', { Java: 'mentioned', Redis: 'mentioned' }],

  // A label is of its own sentence, and a comma with a conjunction opens another clause
  ['On cherche un dev Java. Docker : un plus', { Java: 'required', Docker: 'preferred' }],
  ['We need a Java dev. Docker: nice', { Java: 'required', Docker: 'preferred' }],
  ['Java, Docker: nice', { Java: 'preferred', Docker: 'preferred' }],
  [
    'estamos buscando un backend: Java, Redis, y con Kafka te llevas puntos extra',
    { Java: 'required', Redis: 'required', Kafka: 'preferred' },
  ],
  [
    'We need Java, Redis, and with Kafka you get extra points',
    { Java: 'required', Redis: 'required', Kafka: 'preferred' },
  ],
  ['Kafka, y Redis, son un plus', { Kafka: 'preferred', Redis: 'preferred' }],
  ['Procuramos gente para uma vaga de Java', { Java: 'required' }],
  ['Lo nuestro es Python y eso es lo que buscamos.', { Python: 'required' }],
  ['Quello che chiedo è Java e Docker.', { Java: 'required', Docker: 'required' }],

  // More words of welcome and demand
  ['Des notions de Redis feraient gagner du temps à tout le monde.', { Redis: 'preferred' }],
  ['Procuro alguém. Redis dava jeito.', { Redis: 'preferred' }],
  ['Procuro alguém. O que preciso é Redis.', { Redis: 'required' }],
  ['Cerchiamo uno. Redis va saputo.', { Redis: 'required' }],
  ['Te lo pondrá más fácil saber Redis.', { Redis: 'preferred' }],
];
