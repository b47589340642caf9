// Technologies of clouds, networks, servers and media, beside the files of categories.
import type { Group } from './groups.ts';

export const operations: readonly Group[] = [
  {
    category: 'cloud',
    names: `AWS Config, AWS Control Tower = Control Tower, 
      AWS Outposts, AWS Security Hub = Security Hub, AWS Transit Gateway = Transit Gateway,
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
      O-RAN, ONLYOFFICE, ONTAP, OpenConfig, OpenNebula, OpenProject, PowerDNS, PowerVM, QNAP, RADIUS = TACACS+, Redmine, RESTCONF, Rocket.Chat,
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
    names: `Ableton, Ahrefs, Avid Media Composer, Civil 3D, CorelDRAW, Crestron, Crowdin, Final Cut Pro = Final Cut, Google Ads, Meta Ads, Lightroom = Adobe Lightroom,
      Loxone, memoQ, Navisworks, OBS Studio, openFrameworks, Refinitiv = Eikon, Screaming Frog, Semrush, Solid Edge,
      SDL Trados = Trados, TouchDesigner, Vizrt, vMix, WSCAD`,
  },
  {
    category: 'data',
    names: 'Cirq, BigQuery ML, GTM Server-Side, Redshift Spectrum',
  },
];
