// Disciplines of roles that are named by a technology alone: a `Java Engineer` works in the back end.
import type { Fit } from '../../../schema/settings.ts';

export const technologiesOf: Readonly<Partial<Record<Fit['disciplines'][number], string>>> = {
  backend:
    '.NET, ASP.NET, C#, Django, Elixir, Express.js, FastAPI, Flask, Go, J2EE, Java, Kotlin, Laravel, NestJS, Node.js, PHP, Python, Ruby, Ruby on Rails, Rust, Scala, Spring, Spring Boot, Symfony',
  frontend: 'Angular, CSS, HTML, JavaScript, Next.js, Nuxt, React, Svelte, Vue.js',
  mobile: 'Android, Flutter, iOS, React Native, Swift, SwiftUI',
  data: 'Airflow, BigQuery, Databricks, dbt, Machine learning, Power BI, Snowflake, Spark, Tableau',
  infrastructure: 'AWS, Azure, DevOps, Google Cloud, Kubernetes, Linux, OpenShift, Terraform',
};
