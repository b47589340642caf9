// Ways of building and running software, as job descriptions name them.
import type { Entries } from './entries.ts';

export const practices: Entries = {
  Accessibility: { words: 'Accessibility', near: 'WCAG, ARIA, frontend, screen readers' },
  'Actor model': '',
  Autoscaling:
    'auto scaling, auto-scale, autoscale, auto-scaling groups, auto scaling groups, autoscaler, horizontal scaling',
  'Blue-green deployments':
    'blue/green deployment, blue green deployment, blue-green deployment, canary deployment, canary release, canary releases, canary deployments',
  'CI/CD':
    'CI / CD, CICD, CI & CD, CI and CD, CI-CD, CI|CD, continuous integration, continuous delivery, continuous deployment, continuous deployments, continuous integration and delivery, continuous integration and deployment, continuous integration/continuous delivery, continuous integration/continuous deployment, continuous integration & delivery, continuous integration & deployment, continuous integration / continuous deployment, continuous integration / delivery, continuous integration/delivery, CI/CD pipelines, CI/CD pipeline, CI pipelines, CI pipeline, CD pipelines, CD pipeline, CI tools, CI server, CI/CT/CD, CI-/CD, CI-/CD-Pipelines',
  'Clean architecture': 'hexagonal architecture, ports and adapters, onion architecture',
  'Clean code': '',
  'Cloud native': 'cloud-native applications, cloud-native development',
  'Configuration management': 'config management',
  CQRS: '',
  'Data modeling': 'data modelling, data models',
  'Data structures': '',
  'Database design': 'schema design, database modelling, database modeling',
  'Dependency injection': 'inversion of control',
  'Design patterns':
    'design pattern, software design patterns, Entwurfsmuster, patrones de diseño, padrões de projeto, patrons de conception',
  'Design systems': 'design system',
  DevOps: 'Dev Ops, Dev-Ops, DevOps culture, DevOps mindset',
  DevSecOps: 'Dev Sec Ops, SecOps',
  'Distributed systems': 'distributed system',
  'Distributed tracing': '',
  'Domain-driven design': 'DDD, domain driven design, domain-driven',
  'Event sourcing': '',
  'Event-driven architecture': {
    also: 'event driven, event-driven architectures, event-driven systems, event-driven microservices, event based architecture, event-based architecture, event-driven system',
    words: 'EDA',
    strict: true,
    near: 'Kafka, CQRS, Domain-driven design, Microservices, Event sourcing, RabbitMQ',
  },
  'Extreme programming': { words: 'XP', near: 'Scrum, Kanban, Pair programming, TDD, Agile' },
  'Fault tolerance': 'fault-tolerant, fault tolerant',
  'Feature flags': 'feature flag, feature toggles, feature toggle, LaunchDarkly',
  'Function as a service': 'FaaS, functions as a service',
  'Functional programming': '',
  'High availability': 'highly available systems, high-availability systems',
  'Incident response': 'incident management',
  Internationalization: 'i18n, internationalisation, l10n',
  Kanban: 'Kanban boards',
  LLMOps: 'LLM Ops',
  'Message queues':
    'message queue, message broker, message brokers, message-queues, messaging queues, queueing systems',
  Microservices:
    'micro services, microservice, micro service, Microservicios, microsserviços, microserviços, micro-serviços, microsserviço, microserviço, microservizi, microservizio, mikroserwisy, mikroserwisów, mikroserwisach, mikroserwisami, mikrousługi, mikrousług, mikrousługach, mikrotjänst, mikrotjänster, mikrotjenester, mikrotjeneste',
  Monitoring: {
    strict: true,
    words: 'Monitoring',
    near: 'Prometheus, Grafana, Datadog, alerting, logging, Observability',
  },
  Monorepo: 'mono repo, monorepos',
  'Multi-tenancy': 'multi-tenant, multitenant',
  Multithreading:
    'multi-threading, multi threading, multithreaded, multi-threaded programming, multi-threaded',
  MVC: 'model view controller, model-view-controller, MVVM',
  'Object-oriented programming':
    'OOP, object oriented programming, object orientated programming, object-oriented design, object oriented design, OOD, object-oriented, object oriented, OO design, OO programming, objektorientierte Programmierung, object-orientated programming',
  Observability: 'o11y',
  'Pair programming': 'pair-programming, mob programming',
  'Platform engineering': '',
  'Query optimization':
    'query optimisation, SQL tuning, query tuning, database tuning, SQL optimization',
  'Reactive programming': '',
  Refactoring: '',
  SaaS: 'software as a service, software-as-a-service',
  SAFe: {
    also: 'Scaled Agile, Scaled Agile Framework',
    words: 'SAFe',
    near: 'Scrum, Kanban, Agile, release train',
  },
  Scrum: 'SCRUM methodology, Scrumban',
  SDLC: 'software development lifecycle, software development life cycle',
  'Search engine optimization': 'SEO, search engine optimisation',
  Serverless:
    'server less, serverless architecture, serverless framework, serverless functions, server-less',
  'Site reliability engineering': {
    also: 'site reliability',
    words: 'SRE',
    near: 'SLO, SLOs, Kubernetes, DevOps, Observability, on-call, Prometheus',
  },
  SOLID: {
    strict: true,
    also: 'SOLID principles, S.O.L.I.D, SOLID-Prinzipien, principios SOLID, princípios SOLID, principes SOLID',
    words: 'SOLID',
    near: 'Object-oriented programming, Design patterns, Clean code, DRY, KISS',
  },
  'Software architecture': 'system architecture, software architectures',
  'State machines': 'state machine, finite state machine',
  'System design': 'systems design',
  'Technical writing': '',
  TOGAF: '',
  'Trunk-based development': 'trunk based development',
  'Version control': {
    also: 'version control systems, version control system, source control, revision control, SCM tools',
    words: 'VCS',
    near: 'Git, SVN, Mercurial, Perforce, Version control',
  },
  'Web performance': 'Core Web Vitals, Web Vitals, page speed',
};
