// Disciplines of roles by their technologies: a `Java Engineer` works in the back end.
import type { Fit } from '../../../schema/settings.ts';

/**
 * `other` are technologies of trades that `fit` has no discipline for: tests, devices, games, mainframes, business
 * software and offices.
 */
export const technologiesOf: Readonly<
  Partial<Record<Fit['disciplines'][number] | 'other', string>>
> = {
  backend:
    '.NET, .NET Core, Actix, Akka, ASP.NET, ASP.NET Core, Axum, C#, CakePHP, Celery, Clojure, CodeIgniter, Django, Doctrine, Dropwizard, Drupal, EJB, Elixir, Entity Framework, Erlang, Express.js, FastAPI, Fastify, Flask, Go, gRPC, Hibernate, J2EE, Java, JPA, Kotlin, Ktor, Laravel, Magento, Micronaut, NestJS, Node.js, Perl, Phoenix, PHP, Play Framework, Python, Quarkus, RabbitMQ, Ruby, Ruby on Rails, Rust, Scala, Shopware, Spring, Spring Boot, Spring Cloud, Spring WebFlux, Symfony, TYPO3, WordPress',
  frontend:
    'Accessibility, Angular, Astro, Bootstrap, CSS, D3.js, Ember.js, HTML, JavaScript, jQuery, Material UI, Next.js, NgRx, Nuxt, Pinia, React, Redux, Remix, RxJS, Sass, SolidJS, Storybook, Svelte, Tailwind CSS, TanStack Query, Three.js, TypeScript, Vite, Vue.js, Vuex, WCAG, Web Components, Webpack, Zustand',
  mobile:
    'Android, BLoC, Capacitor, Combine, Compose Multiplatform, Cordova, Core Data, Dart, Detox, Expo, Fastlane, Flutter, Hilt, Ionic, iOS, Jetpack Compose, Koin, Objective-C, React Native, Retrofit, Riverpod, RxSwift, Swift, SwiftData, SwiftUI, UIKit, Xamarin, Xcode',
  data: 'Airbyte, Airflow, Alteryx, Amazon Redshift, Amazon SageMaker, Apache Beam, Apache Flink, Apache Hudi, Apache Iceberg, AWS Glue, Azure Data Factory, Azure Synapse, BigQuery, Business intelligence, Computer vision, CUDA, Dagster, Data lakes, Data science, Data warehousing, Databricks, Dataiku, dbt, Deep learning, Delta Lake, ELT, ETL, Fivetran, Generative AI, Great Expectations, Hadoop, Hive, Hugging Face, Informatica, JAX, Jupyter, Keras, KNIME, Kubeflow, LangChain, LangGraph, Large language models, LightGBM, LlamaIndex, Looker, Machine learning, Metabase, Microsoft Fabric, MicroStrategy, MLflow, MLOps, Natural language processing, NumPy, Pandas, Polars, Power BI, Power Query, PySpark, PyTorch, Qlik, R, RAG, SAS, scikit-learn, Snowflake, spaCy, Spark, SQL, SSAS, SSIS, SSRS, Superset, Tableau, Talend, TensorFlow, Trino, Unity Catalog, Vector databases, Vertex AI, vLLM, XGBoost',
  infrastructure:
    'Active Directory, Amazon EKS, Ansible, Argo CD, AWS, AWS CDK, AWS CloudFormation, Azure, Azure Kubernetes Service, Bash, BGP, Bicep, Ceph, Chef, CI/CD, Cilium, Cisco IOS, Citrix, Crossplane, Datadog, Debian, DevOps, Docker, Flux, Fortinet, GitLab CI, GitOps, Google Cloud, Google Kubernetes Engine, Grafana, Helm, Hyper-V, Icinga, Infrastructure as Code, Istio, Jenkins, Karpenter, Kubernetes, KVM, Linux, Loki, Microsoft Exchange, Microsoft Intune, Nagios, NetApp, Nginx, Nomad, OpenShift, OpenStack, OpenTofu, OSPF, Packer, Platform engineering, PowerShell, Prometheus, Proxmox, Pulumi, Puppet, Rancher, Red Hat Enterprise Linux, SaltStack, Site reliability engineering, Terraform, Ubuntu, Vault, Veeam, VMware, Windows Server, Zabbix',
  security:
    'Burp, CrowdStrike, CyberArk, DevSecOps, Kali Linux, Metasploit, Microsoft Defender, Microsoft Sentinel, Nessus, Nmap, OWASP, OWASP ZAP, Penetration testing, QRadar, Semgrep, SentinelOne, SIEM, Splunk, Wazuh, YARA',
  other:
    'ABAP, Ada, Adobe Illustrator, Altium, Apex, Appium, Arduino, AutoCAD, Automated testing, AUTOSAR, Blender, Buildroot, C, C++, CAN bus, Canva, CANoe, CICS, COBOL, CODESYS, Cypress, Ethereum, Excel, FPGA, FreeRTOS, Godot, HubSpot, IBM i, JCL, JMeter, LabVIEW, MATLAB, Mendix, Microsoft Dynamics, Microsoft Office, MuleSoft, NetSuite, Odoo, OutSystems, Pega, Photoshop, PL/1, Playwright, Postman, Power Apps, Power Automate, PowerPoint, QNX, Robot Framework, ROS, RPA, RPG, RTOS, Salesforce, SAP, SAP HANA, SCADA, Selenium, ServiceNow, SharePoint, Simulink, SolidWorks, Solidity, STM32, TestRail, TIA Portal, Tosca, TwinCAT, UiPath, Unity, Unreal Engine, Verilog, VHDL, VxWorks, Workday, Xray, Yocto, z/OS, Zephyr',
};

/** Technologies that roles of other disciplines use as well. */
export const shared =
  'Accessibility, AWS, AWS CDK, Azure, Bash, Celery, CI/CD, CSS, CUDA, Datadog, Docker, Excel, GitLab CI, Google Cloud, Grafana, gRPC, Helm, HTML, JavaScript, Jenkins, Kotlin, Kubernetes, Large language models, Linux, MATLAB, Microsoft Defender, Nginx, OWASP, PowerShell, Prometheus, Python, RabbitMQ, Scala, Splunk, SQL, TypeScript, Ubuntu, Vault, Vite, Webpack, WordPress';

/** Technologies that decide: whoever asks for one of them asks for somebody who writes in it. */
export const decisive = '.NET, C#, Java, PHP, Ruby';

/** Platforms beside languages in a choice: `Python, Java or .NET`. */
export const runtimes =
  '.NET, .NET Core, ASP.NET, Bun, Deno, JVM, Node.js, Ruby on Rails, Spring Boot';
