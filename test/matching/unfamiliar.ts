// How texts ask for technologies in words that no list of headings has: [text, technology: importance, …].
import type { ImportanceRow } from './importance.ts';

export const unfamiliar: readonly ImportanceRow[] = [
  ["What we'd need from you\n- Go\n- Kafka", { Go: 'required', Kafka: 'required' }],
  ["You'd be a great fit if you\n- know Java", { Java: 'required' }],
  ['The person we hope to meet\n- writes Kotlin', { Kotlin: 'required' }],
  ['What would make us smile\n- Terraform', { Terraform: 'preferred' }],
  ["Not a must, but it'd be lovely\n- Kafka", { Kafka: 'preferred' }],
  ['Nice 2 have: Argo CD', { 'Argo CD': 'preferred' }],
  ["What you'll build\n- Services in Java", { Java: 'mentioned' }],
  [
    "Things we don't care about\n- Degrees\n- PHP and Java",
    { PHP: 'mentioned', Java: 'mentioned' },
  ],
  ["What you'll love\n- AWS credits", { AWS: 'mentioned' }],
  ['Pluspunkte sammelst du mit\n- Kafka', { Kafka: 'preferred' }],
  ['Das würde uns freuen\n- Kafka', { Kafka: 'preferred' }],
  ['Das musst du einfach können\n- Kafka', { Kafka: 'required' }],
  ['Nous aimerions aussi\n- Kafka', { Kafka: 'preferred' }],
  [
    'Buscamos a alguien con Java.\n\nNos encantaría que conocieras:\n- Kafka',
    { Java: 'required', Kafka: 'preferred' },
  ],
  ['Sumaría puntos\n- Kafka', { Kafka: 'preferred' }],
  ['Punti extra:\n- Kafka', { Kafka: 'preferred' }],
  ['Ci piacerebbe anche\n- Kafka', { Kafka: 'preferred' }],
  ['Seria ótimo se você conhecesse\n- Kafka', { Kafka: 'preferred' }],
  ['Daar worden we blij van\n- Kafka', { Kafka: 'preferred' }],
  ['Fajnie, jeśli znasz też:\n- Kafka', { Kafka: 'preferred' }],
  ['Det vore kul om du kan\n- Kafka', { Kafka: 'preferred' }],
  ['Det tæller positivt, hvis du kender\n- Kafka', { Kafka: 'preferred' }],
  ['Skal kunne: Java\nGodt at kunne: Kafka', { Java: 'required', Kafka: 'preferred' }],
  ['Kjekt å kunne\n- Kafka', { Kafka: 'preferred' }],

  // A list without a heading
  [
    'Java dev wanted\n- Spring Boot\n- Kafka is a plus',
    { Java: 'mentioned', 'Spring Boot': 'required', Kafka: 'preferred' },
  ],
  [
    '✅ 8+ yrs experience\n✅ Spring Boot\n🐳 Docker',
    { 'Spring Boot': 'required', Docker: 'required' },
  ],
  ['✅ Swift e Kotlin\n✅ 5 anni nel mobile', { Swift: 'required', Kotlin: 'required' }],
  [
    '- Our servers run Docker\n- Our pages are in React',
    { Docker: 'mentioned', React: 'mentioned' },
  ],
  ['Our stack\n- Docker\n- Kafka, which is no must', { Docker: 'mentioned', Kafka: 'mentioned' }],

  // Years beside a name
  ['Java (5+ years)', { Java: 'required' }],
  ['Java: 5 years', { Java: 'required' }],

  // The judgement of another clause
  [
    'Wir suchen jemanden, der PHP richtig gut kann, Docker wär schön.',
    { PHP: 'required', Docker: 'preferred' },
  ],
  [
    'React i TypeScript to podstawa, Next.js mile widziany.',
    { React: 'required', TypeScript: 'required', 'Next.js': 'preferred' },
  ],
  [
    'Vi kör React och TypeScript, kan du Next.js är det en bonus.',
    { React: 'mentioned', TypeScript: 'mentioned', 'Next.js': 'preferred' },
  ],
  [
    'Vi bruker React og TypeScript, Next.js er et pluss.',
    { React: 'mentioned', TypeScript: 'mentioned', 'Next.js': 'preferred' },
  ],
  [
    'Zwingend sind Kubernetes und Terraform, Ansible wäre ein Plus.',
    { Kubernetes: 'required', Terraform: 'required', Ansible: 'preferred' },
  ],
  [
    'React, Docker and Kafka are a plus.',
    { React: 'preferred', Docker: 'preferred', Kafka: 'preferred' },
  ],
];
