// Disciplines of roles by their technologies: a `Java Engineer` works in the back end.
import type { Fit } from '../../../schema/settings.ts';

/** `other` are technologies of trades that `fit` has no discipline for: tests, devices, games, business software. */
export const technologiesOf: Readonly<
  Partial<Record<Fit['disciplines'][number] | 'other', string>>
> = {
  backend:
    '.NET, ASP.NET, C#, Django, Elixir, Express.js, FastAPI, Flask, Go, Hibernate, J2EE, Java, Kotlin, Laravel, Micronaut, NestJS, Node.js, PHP, Python, Quarkus, Ruby, Ruby on Rails, Rust, Scala, Spring, Spring Boot, Symfony',
  frontend:
    'Angular, CSS, HTML, JavaScript, Next.js, Nuxt, React, Redux, Sass, Svelte, Tailwind CSS, TypeScript, Vue.js',
  mobile: 'Android, Expo, Flutter, iOS, Jetpack Compose, React Native, Swift, SwiftUI, UIKit',
  data: 'Airflow, BigQuery, Databricks, dbt, Hadoop, Looker, Machine learning, Pandas, Power BI, PyTorch, scikit-learn, Snowflake, Spark, Tableau, TensorFlow',
  infrastructure:
    'Ansible, Argo CD, AWS, Azure, DevOps, Google Cloud, Helm, Kubernetes, Linux, OpenShift, Pulumi, Terraform, VMware',
  other:
    'ABAP, Apex, Appium, C, C++, Cypress, FreeRTOS, Playwright, RTOS, Salesforce, SAP, Selenium, Unity, Unreal Engine, Verilog, VHDL, VxWorks, Yocto, Zephyr',
};

/** Technologies that roles of other disciplines use as well. */
export const shared =
  'AWS, Azure, CSS, Cypress, Google Cloud, Helm, HTML, JavaScript, Kotlin, Kubernetes, Linux, Playwright, Python, Selenium, TypeScript';
