// Concepts and the technologies that they consist of. Use of one of these is use of the concept.
export const concepts: Readonly<Record<string, string>> = {
  'Infrastructure as Code':
    'Terraform, OpenTofu, Pulumi, AWS CloudFormation, AWS CDK, Bicep, Ansible, Crossplane',
  Observability:
    'OpenTelemetry, Prometheus, Grafana, Datadog, New Relic, Jaeger, Honeycomb, Dynatrace',
  Monitoring: 'Prometheus, Grafana, Datadog, New Relic, Nagios, Zabbix, Dynatrace, OpenTelemetry',
  SQL: 'PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, SQLite, T-SQL, PL/SQL, BigQuery, Snowflake',
  NoSQL: 'MongoDB, Cassandra, DynamoDB, Redis, CouchDB, Neo4j, Elasticsearch',
  'CI/CD':
    'GitHub Actions, GitLab CI, Jenkins, CircleCI, Azure DevOps, Argo CD, TeamCity, Buildkite, Travis CI',
  'Version control': 'Git, Mercurial, Subversion, GitHub, GitLab',
  'Automated testing':
    'Playwright, Cypress, Selenium, Vitest, Jest, JUnit, pytest, Testcontainers, Mocha, RSpec',
  'Unit testing': 'Vitest, Jest, JUnit, pytest, Mocha, NUnit, xUnit, RSpec',
  'Load testing': 'k6, Gatling, JMeter, Locust, Artillery',
  'Message queues': 'Kafka, RabbitMQ, NATS, Amazon SQS, ActiveMQ, Google Pub/Sub',
  'Event-driven architecture': 'Kafka, RabbitMQ, NATS, Pulsar',
  Serverless: 'AWS Lambda, Google Cloud Functions, Azure Functions, Cloudflare Workers',
  'Machine learning': 'PyTorch, TensorFlow, scikit-learn, XGBoost, Keras, JAX',
  'Deep learning': 'PyTorch, TensorFlow, Keras, JAX',
  'Generative AI': 'LangChain, OpenAI, LlamaIndex, Anthropic',
  'Large language models': 'LangChain, OpenAI, LlamaIndex, Anthropic, llama.cpp',
  GitOps: 'Argo CD, Flux',
  'Configuration management': 'Ansible, Puppet, Chef, SaltStack',
  'Relational databases': 'PostgreSQL, MySQL, MariaDB, SQL Server, Oracle Database, SQLite',
  Accessibility: 'WCAG',
  HTML: 'React, Angular, Vue.js, Svelte, Next.js, Nuxt, Astro, SolidJS',
  CSS: 'Sass, Less, Tailwind CSS, Bootstrap, styled-components',
};

/** Technologies of one purpose that no concept unites; of those that a text offers together, one will do. */
export const rivals: readonly string[] = [
  'AWS, Azure, Google Cloud, Alibaba Cloud, DigitalOcean, Heroku, Hetzner, IBM Cloud, OpenStack, Oracle Cloud, OVHcloud, Scaleway, VMware',
  'Linux, Windows Server, Debian, Ubuntu, Red Hat Enterprise Linux, SUSE',
  'Docker, Podman, containerd',
  'Kubernetes, OpenShift, Nomad, Docker Swarm, Rancher, Amazon ECS, Amazon EKS, Azure Kubernetes Service, Google Kubernetes Engine',
  'Airflow, Dagster, Prefect, Luigi, Mage',
  'Snowflake, Databricks, BigQuery, Amazon Redshift, Microsoft Fabric, Azure Synapse, Teradata',
  'FreeRTOS, Zephyr, ThreadX, embOS, VxWorks, QNX, Linux',
  'STM32, ESP32, Arduino, Raspberry Pi',
  'Datadog, Dynatrace, New Relic, Elastic Stack, Splunk, Grafana, Prometheus',
];
