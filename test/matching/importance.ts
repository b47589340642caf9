// How a text asks for technologies: [text, technology: importance, …].

export type ImportanceRow = readonly [text: string, importance: Readonly<Record<string, string>>];

export const importance: readonly ImportanceRow[] = [
  ['Requirements:\n- Java\n- Kafka', { Java: 'required', Kafka: 'required' }],
  ['Nice to have:\n- Java\n- Kafka', { Java: 'preferred', Kafka: 'preferred' }],
  ['About us\nWe run on AWS.', { AWS: 'mentioned' }],
  ['Must have: Java. Nice to have: Kotlin.', { Java: 'required', Kotlin: 'preferred' }],
  ['Java is required, Kotlin is a plus.', { Java: 'required', Kotlin: 'preferred' }],
  ['Ideally you know Docker.', { Docker: 'preferred' }],
  ['Docker preferred', { Docker: 'preferred' }],
  ['You must know PostgreSQL.', { PostgreSQL: 'required' }],
  ['5+ years of Java', { Java: 'required' }],
  ['Strong TypeScript skills', { TypeScript: 'required' }],
  ['Bonus points for Terraform', { Terraform: 'preferred' }],
  ['Kubernetes is not required but a plus.', { Kubernetes: 'preferred' }],
  ['Anforderungen\nJava\nWünschenswert\nKotlin', { Java: 'required', Kotlin: 'preferred' }],
  ['Dein Profil:\n- Python\nVon Vorteil:\n- Django', { Python: 'required', Django: 'preferred' }],
  ['REQUIREMENTS\nPython\nNICE TO HAVE\nDjango', { Python: 'required', Django: 'preferred' }],
  ['Our stack: Redis, Kafka', { Redis: 'mentioned', Kafka: 'mentioned' }],
  [
    'What you bring\nPython\nWhat we offer\nMacBooks and AWS credits',
    { Python: 'required', AWS: 'mentioned' },
  ],
  ['Experience with Java (Kotlin is a bonus)', { Java: 'required', Kotlin: 'preferred' }],
  ['Java mandatory; Scala optional', { Java: 'required', Scala: 'preferred' }],
  ['Requirements:\nNo problem if you lack Docker', { Docker: 'mentioned' }],
  ["You must be curious; fine if you don't know Kafka", { Kafka: 'mentioned' }],
  ['We use Java. You must know Java.', { Java: 'required' }],
  ['Our team uses Slack and Jira.', { Slack: 'mentioned', Jira: 'mentioned' }],
  [
    'PREFERRED\n- HashiCorp stack (Nomad, Vault)\n- ClickHouse',
    { Nomad: 'preferred', Vault: 'preferred', ClickHouse: 'preferred' },
  ],
  ['REQUIREMENTS\n- Good stack knowledge\n- Docker', { Docker: 'required' }],
  ['Von Vorteil: Docker.\nZwingend: TypeScript', { Docker: 'preferred', TypeScript: 'required' }],
  [
    'Nice to have: Kafka\nWe run Docker on AWS',
    { Kafka: 'preferred', Docker: 'mentioned', AWS: 'mentioned' },
  ],
  ['Nice to have: Kafka,\nDocker', { Kafka: 'preferred', Docker: 'preferred' }],
  [
    'You must know Python and Docker, Kafka would be a plus',
    { Python: 'required', Docker: 'required', Kafka: 'preferred' },
  ],
  ['Valorable:\n- Kafka', { Kafka: 'preferred' }],
  ['Useful but not required\n- Kafka', { Kafka: 'preferred' }],
  ['Oczekujemy:\n- Java', { Java: 'required' }],
  [
    'We use Terraform internally. You need Ansible.',
    { Terraform: 'mentioned', Ansible: 'required' },
  ],
  ['What we use: Airflow, dbt', { Airflow: 'mentioned', dbt: 'mentioned' }],
  [
    'You have at least 3 years of Python, ideally with FastAPI.',
    { Python: 'required', FastAPI: 'preferred' },
  ],
  ['5+ years of Java, preferably with Quarkus', { Java: 'required', Quarkus: 'preferred' }],
  ['You need Java plus Kotlin', { Java: 'required', Kotlin: 'required' }],
  [
    'Strong Java and SQL skills, Kotlin is a plus.',
    { Java: 'required', SQL: 'required', Kotlin: 'preferred' },
  ],
  ['Knowledge of Jira is helpful but not required.', { Jira: 'preferred' }],
  ['You must have:\n- Docker', { Docker: 'required' }],
  ['Requirements\n- Java\n\nA plus:\n- Docker', { Java: 'required', Docker: 'preferred' }],
  ['Requirements\n- Java\n\nBrownie points\n- Docker', { Java: 'required', Docker: 'preferred' }],
  ['🎯 Must have skills\n🔹 Docker', { Docker: 'required' }],
  [
    '| SQL | required |\n| Fivetran | nice to have |\n| Kafka | |',
    { SQL: 'mentioned', Fivetran: 'mentioned', Kafka: 'mentioned' },
  ],
  ['We need a Django developer.', { Django: 'required' }],
  [
    "What you'll bring\n- Java\n\nWhat you'll get\n- AWS credits",
    { Java: 'required', AWS: 'mentioned' },
  ],
];
