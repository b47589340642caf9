// The labels of held-out texts, and names that the labels leave open.
import { nameOf } from './accuracy-counts.ts';
import type { LabelledText } from './accuracy-languages.ts';

/** A text with labels of fields; test/matching/README.md explains each. A field without its label is not judged. */
export interface HeldOutText extends LabelledText {
  readonly technologies: NonNullable<LabelledText['technologies']>;
  readonly alternatives: readonly (readonly string[])[];
  readonly alternativesMay?: readonly (readonly string[])[];
  readonly level?: readonly string[];
  readonly disciplines?: readonly string[];
  readonly years?: number;
  readonly subjectYears?: readonly { readonly subject: string; readonly years: number }[];
  readonly languages?: readonly { readonly words: string; readonly level?: string }[];
  readonly notAssessed?: readonly string[];
  readonly notAssessedMay?: readonly string[];
  readonly unknown?: readonly string[];
}

/** Names of practices and fields, which count neither as right nor as wrong. */
export const practices =
  `Accessibility, Business Intelligence, Configuration Management, Data Structures, SaaS, Web3,
  Agile, AI, Artificial Intelligence, Automation, Big Data, CI/CD, Cloud, Cloud Computing,
  Computer Vision, Data Engineering, Data Science, Data Warehouse, Deep Learning, DevOps,
  DevSecOps, Embedded, ETL, GitOps, Infrastructure as Code, Kanban, Large Language Models, LLM,
  Machine Learning, MLOps, Microservices, Monitoring, NLP, Object-Oriented Programming,
  Observability, Penetration Testing, RAG, SAST, DAST, Scrum, SIEM, SOC, SRE, Test Automation,
  TDD, UX, WCAG, Web Accessibility, Zero Trust, OWASP, API, Blockchain, Time Series, Integration
  Testing, Unit Testing, End-to-End Testing, Load Testing, Data Modeling, Responsive Design,
  System Design`
    .split(/,\s+/u)
    .map(nameOf);
