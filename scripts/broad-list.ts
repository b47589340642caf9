// A broad list of technologies for `npm run accuracy`, as an owner with a long career might write it.
export const broadList: readonly string[] = `
JavaScript, TypeScript, Python, Java, Kotlin, Scala, Groovy, Clojure, Go, Rust, C, C++, C#, Ruby, PHP, Perl, R,
Swift, Objective-C, Dart, Elixir, Haskell, Bash, PowerShell, SQL, HTML, CSS, Sass, XML, JSON, GraphQL, REST, gRPC,
WebSockets, MQTT, React, Redux, Angular, Vue.js, Svelte, Next.js, Nuxt, Tailwind CSS, jQuery, Webpack, Vite, Ionic,
React Native, Flutter, Android, iOS, Node.js, Express, NestJS, Spring, Spring Boot, Hibernate, Django, Flask,
FastAPI, Ruby on Rails, Laravel, Symfony, WordPress, .NET, ASP.NET, PostgreSQL, MySQL, MariaDB, Oracle, SQL Server,
SQLite, MongoDB, Redis, Cassandra, DynamoDB, Elasticsearch, Neo4j, Snowflake, BigQuery, Redshift, NoSQL, Kafka,
RabbitMQ, ActiveMQ, Spark, Hadoop, Airflow, dbt, Pandas, NumPy, TensorFlow, PyTorch, Machine Learning, AWS, Azure,
Google Cloud Platform, AWS Lambda, CloudFormation, CloudWatch, Serverless, Docker, Kubernetes, Helm, OpenShift,
Terraform, Ansible, Puppet, Chef, Jenkins, GitLab CI, GitHub Actions, CircleCI, CI/CD, Git, GitHub, GitLab,
Bitbucket, Jira, Confluence, Maven, Gradle, Linux, Prometheus, Grafana, Splunk, Kibana, Datadog, Selenium, Cypress,
Playwright, Vitest, Jest, JUnit, TDD, Automated testing, Load testing, Microservices, Micro-frontends, DevOps, Scrum, Kanban,
Autoscaling, SAP, Salesforce, Tableau, Power BI, Unity, OAuth, Nginx
`
  .trim()
  .split(/,\s+/);
