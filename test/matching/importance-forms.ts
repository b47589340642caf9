// How the form of a text asks for technologies: titles, lists in lists, signs of items, and tables.
import type { ImportanceRow } from './importance.ts';

export const importanceForms: readonly ImportanceRow[] = [
  [
    'Stellenangebot Backend-Entwickler: Kotlin, Quarkus.',
    { Kotlin: 'required', Quarkus: 'required' },
  ],
  ['Puesto de desarrollador backend (m/f): Kotlin', { Kotlin: 'required' }],
  ['Developer tools: Kotlin, Quarkus.', { Kotlin: 'mentioned', Quarkus: 'mentioned' }],
  [
    'Tech Lead Symfony (H/F) – CDI – Nantes\nVous gardez un pied dans le code.',
    { Symfony: 'required' },
  ],
  [
    'Stage web development (Laravel/Vue)\nGroningen, five months',
    { Laravel: 'required', 'Vue.js': 'required' },
  ],
  ['Kierownik zespołu ABAP\nKatowice, umowa o pracę.', { ABAP: 'required' }],
  [
    'Systemutvecklare, Umeå\nQuarkus och Kotlin (vi byter till det). Tillsvidare.',
    { Quarkus: 'required', Kotlin: 'required' },
  ],
  ['Praktikant, Leipzig\nKotlin, Quarkus. 20 Stunden', { Kotlin: 'required', Quarkus: 'required' }],
  ['Release notes\nKotlin 2, Quarkus 3', { Kotlin: 'mentioned', Quarkus: 'mentioned' }],
  ['Our developers use Kotlin daily\nQuarkus', { Kotlin: 'mentioned', Quarkus: 'mentioned' }],
  [
    'Buscamos\n👉 Dart\n👉 Flutter\n➕ Kotlin / Swift\n➕ Firebase\n👉 Git',
    {
      Dart: 'required',
      Flutter: 'required',
      Kotlin: 'preferred',
      Swift: 'preferred',
      Firebase: 'preferred',
      Git: 'required',
    },
  ],
  [
    'Das bringst du mit\n✅ Dart\n➕ Kotlin\n➕ Swift ist Pflicht',
    { Dart: 'required', Kotlin: 'preferred', Swift: 'required' },
  ],
  ['You bring\n➕ Dart\n➕ Kotlin', { Dart: 'required', Kotlin: 'required' }],
  [
    '<h3>Requirements</h3><ul><li>Java</li><li>Nice to have:<ul><li>Kotlin</li></ul></li><li>Docker</li></ul>',
    { Java: 'required', Kotlin: 'preferred', Docker: 'required' },
  ],
  [
    '<ol><li>Must have<ul><li>Java</li></ul></li><li>Nice to have<ul><li>Kotlin</li></ul></li></ol>',
    { Java: 'required', Kotlin: 'preferred' },
  ],
  [
    '<table><tr><th>Skill</th><th>Level</th></tr><tr><td>Java</td><td>required</td></tr><tr><td>Kotlin</td><td>nice to have</td></tr></table>',
    { Java: 'required', Kotlin: 'preferred' },
  ],
  [
    '<table><tr><td><p>Java</p></td>\n<td class="c"><p>must</p></td></tr><tr><td><p>Kotlin</p></td>\n<td><p>a plus</p></td></tr></table>',
    { Java: 'required', Kotlin: 'preferred' },
  ],
  [
    '<table><tr><th></th><th>Must</th><th>Nice</th></tr><tr><td>Java</td><td>x</td><td></td></tr><tr><td>Kotlin</td><td></td><td>x</td></tr></table>',
    { Java: 'required', Kotlin: 'preferred' },
  ],
  [
    '<table><tr><td><h3>Requirements</h3><ul><li>Java</li></ul></td></tr><tr><td><h3>Nice to have</h3><ul><li>Kotlin</li></ul></td></tr></table>',
    { Java: 'required', Kotlin: 'preferred' },
  ],
  [
    'Requirements\no Java\no Docker\nNice to have\no Kotlin\no Kafka',
    { Java: 'required', Docker: 'required', Kotlin: 'preferred', Kafka: 'preferred' },
  ],
  [
    'Requirements\n•\tJava\n•\tNice to have:\no\tKotlin\no\tKafka\n•\tDocker',
    { Java: 'required', Kotlin: 'preferred', Kafka: 'preferred', Docker: 'required' },
  ],
  [
    'Requirements\n1. Java\n2. Nice to have:\n  a) Kotlin\n  b) Scala\n3. Kafka',
    { Java: 'required', Kotlin: 'preferred', Scala: 'preferred', Kafka: 'required' },
  ],
  ['Requirements\nScala\n3 years of Kafka', { Scala: 'required', Kafka: 'required' }],
  [
    'Requirements\nØ Java\nØ Docker\nNice to have\nü Kotlin\nü Kafka',
    { Java: 'required', Docker: 'required', Kotlin: 'preferred', Kafka: 'preferred' },
  ],
  [
    'Requirements\n- Elixir, with Phoenix or, if you come from elsewhere, Django',
    { Elixir: 'required', Phoenix: 'required', Django: 'required' },
  ],
  [
    'Anforderungen\n- Kafka oder, wenn du woanders herkommst, RabbitMQ',
    { Kafka: 'required', RabbitMQ: 'required' },
  ],
  [
    'Compétence | Requis | Souhaité\nElixir | oui | non\nKafka | non | oui\nDocker | non | non',
    { Elixir: 'required', Kafka: 'preferred', Docker: 'mentioned' },
  ],
  [
    'Skill      Must      Nice\nElixir      X      -\nPostgreSQL      X      -\nKafka      -      X',
    { Elixir: 'required', PostgreSQL: 'required', Kafka: 'preferred' },
  ],
];
