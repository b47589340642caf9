// Technologies of clouds, networks, servers and media, beside the files of categories.
import type { Group } from './groups.ts';

export const operations: readonly Group[] = [
  {
    category: 'cloud',
    names: `AWS Config, AWS Control Tower,
      AWS Outposts, AWS Security Hub, AWS Transit Gateway = Transit Gateway,
      Amazon MemoryDB, Amazon Timestream, Azure Local = Azure Stack HCI, Azure Policy, Eventarc,
      Google Dataplex = Dataplex, Google Secret Manager, Lightsail`,
  },
  {
    category: 'cloud',
    words: `NLB = ELB, VPC = Amazon VPC = AWS VPC, KMS, DMS, FSx = Amazon FSx, Direct Connect = AWS Direct Connect,
      Macie = Amazon Macie, Aurora, MSK, Firehose, Inspector = Amazon Inspector`,
    near: `AWS, Amazon EC2, ECS, Amazon EKS, Amazon S3, Lambda, Amazon SQS, Amazon RDS, AWS CloudFormation, CDK, IAM, Route 53`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `Acronis, AnyDesk, HarfangLab, Laravel Forge, rsync, SLSA, Apache CloudStack = CloudStack, Arcserve, Autotask, BitLocker, Coolify, ConnectWise, Datto,
      Extreme Networks, FortiNAC = FortiClient, Infoblox, Kaseya, KubeVela, KubeRay, Kueue, LANCOM, ManageEngine, N-able, Nautobot,
      O-RAN, ONLYOFFICE, ONTAP, OpenConfig, OpenNebula, OpenProject, PowerDNS, PowerVM, QNAP, Redmine, RESTCONF, Rocket.Chat,
      SCVMM, SonicWall, Sophos XG, StackStorm, Stormshield, Synology, TeamViewer, TrueNAS, Venafi, WatchGuard,
      Zyxel, 3GPP, Argo Events, Kargo, Devbox, Nushell`,
  },
  {
    category: 'infrastructure',
    words: 'Duo = Cisco Duo, Barracuda, Squid, Cacti, Semaphore, Unbound, YANG, SONiC',
    near: `Cisco, Fortinet, Palo Alto, Juniper, Arista, firewall, DNS, DHCP, Zabbix, Nagios, Linux, NETCONF, BGP, Ansible, Sophos, HAProxy`,
    strict: true,
  },
  {
    category: 'tool',
    names: `Ableton, Ahrefs, Avid Media Composer, Civil 3D, CorelDRAW, Crestron, Crowdin, Final Cut Pro, Google Ads, Meta Ads, Lightroom = Adobe Lightroom,
      Loxone, memoQ, Navisworks, OBS Studio, openFrameworks, Refinitiv = Eikon, Screaming Frog, Semrush,
      SDL Trados = Trados, TouchDesigner, Vizrt, vMix, WSCAD`,
  },
  {
    category: 'data',
    names: 'Cirq, BigQuery ML, GTM Server-Side, Redshift Spectrum',
  },
  {
    category: 'infrastructure',
    names: `Amazon Keyspaces, Amazon MQ, Amazon WorkSpaces, AppVeyor, AWS DataSync, AWS FIS = AWS Fault Injection Service, AWS Migration Hub, Avamar,
      Azure Application Gateway, Azure Backup, Azure Bastion, Azure Digital Twins, Azure Event Grid = Event Grid, Azure Landing Zones, Azure Maps, Azure Migrate, Azure Site Recovery,
      Azure Virtual WAN, BigLake, BigPanda, BorgBackup, CapRover, Catchpoint, cdk8s, Checkly, Chef InSpec = InSpec, Chronosphere, Cloud Armor = Google Cloud Armor, cloud-init, Cohesity, ConfigCat, Conftest,
      Coralogix, Dash0, Dell Data Domain, Dell PowerScale = Isilon = PowerScale, Develocity, Digital.ai, XL Release, XL Deploy, Fibre Channel, FSLogix, GlitchTip, HPE 3PAR = 3PAR, HPE Alletra, HPE GreenLake, HPE Synergy, HPE OneView,
      IAM Identity Center, IBM Cloud Pak = Cloud Pak for Data, IBM FlashSystem, IBM Spectrum Protect = Tivoli Storage Manager, IGEL OS, iPXE, iSCSI, Kolla-Ansible, Kyma = SAP Kyma, Leaseweb, Lenovo XClarity, LogicMonitor,
      Logz.io, LPAR, VIOS, Memorystore, MobileIron, Moogsoft, Dell NetWorker = EMC NetWorker, NVMe = NVMe-oF, OKD, OpenNMS, OpenReplay, OPA Gatekeeper, Oracle Autonomous Database, PDQ Deploy, PowerCLI, PowerHA = HACMP,
      PowerMax, PowerStore, ProGet, Samsung Knox, Scalr, ScienceLogic, SeaweedFS, SEP sesam, Site24x7, SOTI MobiControl, Steadybit, UptimeRobot, vCloud Director, Verdaccio, VictorOps, Workspace ONE, xMatters`,
  },
  {
    category: 'infrastructure',
    words: 'Brocade, CUE, Pkl, KCL, Munin, opsi, Wrangler',
    near: 'SAN, Fibre Channel, NetApp, Helm, Kustomize, Jsonnet, Kubernetes, Timoni, Nagios, Zabbix, Prometheus, Cloudflare Workers, Cloudflare, baramundi, SCCM',
    strict: true,
  },
  {
    category: 'cloud',
    names: `Amazon Detective, AWS Firewall Manager, AWS Network Firewall, AWS PrivateLink = PrivateLink, AWS Global Accelerator, AWS Transfer Family,
      AWS Storage Gateway, AWS Backup, Amazon EFS = AWS EFS, Amazon EBS = AWS EBS, Amazon Pinpoint, Amazon Data Firehose,
      Amazon DataZone = AWS DataZone, AWS Glue DataBrew, AWS Service Catalog, AWS Cost Explorer, AWS Trusted Advisor, AWS CodeArtifact = CodeArtifact,
      AWS IoT SiteWise = IoT SiteWise, Amazon Lightsail = AWS Lightsail, Amazon Chime SDK = Amazon Chime, Amazon IVS, Amazon Polly = AWS Polly,
      AWS GovCloud, AWS Nitro = Nitro Enclaves, AWS CloudHSM = CloudHSM, AWS App Mesh, Powertools for AWS Lambda = AWS Lambda Powertools,
      Bottlerocket, Azure Firewall, Azure Load Balancer, Azure VPN Gateway, Azure Virtual Network = Azure VNet, Azure Private Link, Azure DNS,
      Azure Traffic Manager, Azure Files, Azure Container Instances, Azure Static Web Apps, Azure Service Fabric = Service Fabric, Azure Batch,
      Azure Notification Hubs, Azure Communication Services, Azure Lighthouse, Azure Cost Management, Azure Verified Modules, Azure Artifacts,
      Azure HDInsight = HDInsight, Azure Analysis Services, Azure AI Speech = Azure Speech, Teams Toolkit, Google Cloud Deploy, Google Datastream,
      Cloud Data Fusion, Google Cloud Scheduler = Cloud Scheduler, VPC Service Controls, Identity-Aware Proxy, Google Cloud KMS,
      Security Command Center, Google Cloud Logging, Google Document AI, Contact Center AI = CCAI, Qovery`,
  },
  {
    category: 'testing',
    names: `Allure TestOps, testRigor, Worksoft, pytest-bdd, EarlGrey, ApprovalTests, Boost.Test, doctest, FsCheck, Shouldly, Selenoid, SikuliX = Sikuli, Watir,
      Siteimprove`,
  },
  {
    category: 'infrastructure',
    names: `Loggly, Promtail, Blackfire, ControlUp, NETSCOUT, Gigamon, Ixia, Nexthink, IGMP, PIM-SM, LLDP, AnyConnect = Cisco AnyConnect, Apstra = Juniper Apstra,
      ArubaOS, ONAP, VyOS, Kea DHCP, dnsmasq, Packet Tracer = Cisco Packet Tracer, SMPP, eSIM, LPWAN`,
  },
];
