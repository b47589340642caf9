// Of which technologies a text asks for one: [text, choices], a choice with bars between its technologies.

export type Choice = readonly [text: string, choices: readonly string[]];

export const choices: readonly Choice[] = [
  ['You know Java or Kotlin.', ['Java | Kotlin']],
  ['You know Java and Kotlin.', []],
  ['Java Kotlin or Scala', ['Kotlin | Scala']],
  ['Java/Kotlin or Scala', ['Java | Kotlin | Scala']],
  ['Java, PHP or Perl, Kotlin', ['Java | PHP | Perl | Kotlin']],
  ['Kafka: RabbitMQ or Redis', ['RabbitMQ | Redis']],
  ['Java or: Kotlin', []],
  ['Java or no Kotlin', []],
  ['Perl was replaced by Go or Rust.', ['Go | Rust']],
  [
    'You know React or Angular, and either Java or Kotlin; Docker and Helm.',
    ['React | Angular', 'Java | Kotlin'],
  ],
  ['You know one of: Java, Kotlin.', ['Java | Kotlin']],
  ['You know at least one of Java, Kotlin, Scala.', ['Java | Kotlin | Scala']],
  ['You know any of the great languages Java, Kotlin.', ['Java | Kotlin']],
  ['You know any of the great and big languages Java, Kotlin.', []],
  ['You know one of them. Java, Kotlin.', []],
  ['Part of our stack: Java, Kotlin', []],
  ['A message broker such as Kafka, RabbitMQ', ['Kafka | RabbitMQ']],
  ['A message broker for Kafka, RabbitMQ', []],
  ['Kafka, RabbitMQ or similar', ['Kafka | RabbitMQ']],
  ['Kafka or similar', []],
  ['Go or a similar language (Rust, C++)', ['Go | Rust | C++']],
  ['Go or a similar modern systems language (Rust, C++)', ['Go | Rust | C++']],
  ['Go or a similar modern and typed systems language (Rust, C++)', []],
  ['Go or similar. Rust, C++', []],
  ['Tools or similar (Rust, C++)', []],
  ['a message broker (RabbitMQ, NATS)', ['RabbitMQ | NATS']],
  ['message brokers (RabbitMQ, NATS)', []],
  ['a JVM language (Java, Kotlin)', ['Java | Kotlin']],
  ['soit Java soit Kotlin, selon vous', ['Java | Kotlin']],
  ['Java, alternatively Kotlin', ['Java | Kotlin']],
];
