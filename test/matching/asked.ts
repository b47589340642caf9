// Demands besides technologies: years with their subject, the role, and unknown names.

/** Text; years, their subject and, of a technology, its names. */
export const years: readonly (readonly [text: string, expected: string])[] = [
  ['5+ years of TypeScript', '5 technology TypeScript'],
  ['TypeScript (5+ years), React (3 years)', '5 technology TypeScript; 3 technology React'],
  ['Java: 4 years', '4 technology Java'],
  ['three years of Kotlin', '3 technology Kotlin'],
  ['Mindestens 3 Jahre Erfahrung mit Java und Spring', '3 technology Java, Spring'],
  ['Au moins quatre ans d’expérience en Python', '4 technology Python'],
  ['Buscamos desarrollador con 5 años de experiencia en Java', '5 technology Java'],
  ['Minst fem års erfarenhet av Kotlin', '5 technology Kotlin'],
  ['You have 5+ years of professional experience', '5 experience'],
  ['8+ years of Java, Spring Boot', '8 technology Java'],
  ['8+ years of Java, Spring Boot and Docker', '8 technology Java, Spring Boot, Docker'],
  ['2-4 yoe', '2 experience'],
  ['Mehrjährige Berufserfahrung in der Softwareentwicklung', '? experience'],
  ['3-5 years of experience as a developer', '3 experience'],
  ['3-5 years of experience as a backend developer', '3 other'],
  ['5+ years of experience in applied data science', '5 other'],
  ['3+ years of people management experience', '3 other'],
  ['We are a company with more than 20 years of experience.', ''],
  ['Somos una empresa con más de 20 años de experiencia en el sector.', ''],
  ['Wir sind ein Unternehmen mit 30 Jahren Erfahrung.', ''],
  ['We expect 5 years of experience.', '5 experience'],
];

/** Text; level and disciplines. */
export const askedRoles: readonly (readonly [text: string, expected: string])[] = [
  ['Junior Front-End Developer', 'junior frontend'],
  ['Data Scientist', '- data'],
  ['DevOps Lead', 'lead infrastructure'],
  ['Senior Java Engineer', 'senior backend'],
  ['.NET Developer', '- backend'],
  ['Vi söker en backendare', '- backend'],
  ['Mid-Senior Backend Engineer', 'senior backend'],
  ['Medior Frontend Developer', 'mid frontend'],
  ['Staff Engineer, Platform', 'staff infrastructure'],
  ['Principal Security Engineer', 'principal security'],
  ['React Native Developer (m/f/d)', '- mobile'],
  ['iOS-Entwickler (m/w/d)', '- mobile'],
  ['Werkstudent Softwareentwicklung', 'junior'],
  ['Młodszy programista frontendowy', 'junior frontend'],
  ['Desarrollador frontend semi senior', 'mid frontend'],
  ['We are looking for a Senior Java Engineer to join our team.', 'senior backend'],
  ['Data Engineer\nYou work with our backend team.', '- data'],
  ['Wir suchen für unseren Kunden einen DevOps Lead (m/w/d).', 'lead infrastructure'],
  ['For our client we are hiring a Junior Data Engineer.', 'junior data'],
  ['We sell furniture.', '-'],
];

/** Text; unknown names, with a minus those that are ruled out. */
export const unknownNames: readonly (readonly [text: string, expected: string])[] = [
  ['Experience with Kafka, Solaxo and RabbitMQ', 'Solaxo'],
  ['Expérience avec Kafka, Solaxo et RabbitMQ', 'Solaxo'],
  ['Requirements:\n- Kafka\n- Solaxo\n- RabbitMQ', 'Solaxo'],
  ['Kafka, Solaxo Event Mesh, Docker', 'Solaxo Event Mesh'],
  ['Kenntnisse in TOGIF, ArchiMate und UML', 'TOGIF'],
  ['No Solaxo, Wix, PHP', '-Solaxo'],
  ['Erfahrung mit Java, Teamfähigkeit und Docker', ''],
  ['Skills: Java, Communication, Teamwork', ''],
  ['You know Java and communicate well.', ''],
  ['We use Kafka. Join us in Leeds.', ''],
];
