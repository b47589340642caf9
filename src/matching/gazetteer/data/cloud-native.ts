// Technologies around containers, Kubernetes and WebAssembly.
import type { Group } from './groups.ts';

export const cloudNative: readonly Group[] = [
  {
    category: 'infrastructure',
    names: `Akri, Antrea, APISIX = Apache APISIX, Artifact Hub, Athenz, Bank-Vaults, bpfman, Casdoor, Cerbos, Chaos Toolkit,
      ChaosBlade, Cloud Custodian, Cloudify, Cloudsmith, Codefresh, Confidential Containers, Conjur = CyberArk Conjur,
      Coroot, Cozystack, crun, Devfile, DevSpace, Devtron, Emissary-Ingress = Ambassador Edge Stack, Envoy Gateway,
      Falcosidekick, FD.io, Gefyra, gVisor, HAMi, Higress, Inspektor Gadget, JuiceFS,
      K8sGPT, K8up, k0rdent, k0s, KAITO, Karmada, Kata Containers, kcp, Keylime, kgateway, Kiali, Kratix, Krkn, Kuadrant,
      kube-bench, kube-hunter, Kube-OVN, kube-router, kube-vip, KubeArmor, KubeDB, KubeEdge, Kubefirst, KubeKey,
      KubeLinter, KubeMQ, Kubescape, KubeSphere, Kubewarden, Kured, LINSTOR = DRBD, LinuxKit, LXD, Canonical MAAS,
      ManageIQ, Meshery, Metal3 = metal3-io, Microcks, MicroK8s, MicroShift, Mirantis, mirrord, Monokle, Multus,
      Network Service Mesh, NeuVector, Nirmata, OAuth2 Proxy, Odigos, Open Cluster Management, Open Service Mesh,
      Open vSwitch = OVS, OpenEBS, OpenELB, OpenFunction, OpenKruise, OpenMetrics, OpenObserve, OpenSCAP, OpenTracing,
      OpenWhisk = Apache OpenWhisk, ORAS, OVN-Kubernetes, PipeCD, Platform9, Podman Desktop, Pomerium,
      Project Contour, Quickwit, rkt, runc, Scality, secureCodeBox, SkyWalking = Apache SkyWalking, SlimToolkit, SmartOS,
      Sonobuoy, SpinKube, Steampipe, StormForge, Submariner, Sveltos, Telepresence, Tengine, Terragrunt, Terramate, Terrascan, Testkube,
      ThreatMapper, Tigera, Tracetest, Trilio, Updatecli, Virtual Kubelet, wasmCloud, WasmEdge, Wasmer,
      Wazero, YuniKorn = Apache YuniKorn, Zerto`,
  },
  {
    category: 'infrastructure',
    words: 'Dex, Firecracker, Juju, Kepler, Kuma, Numaflow, Pixie, Tinkerbell, Volcano',
    near: 'Kubernetes, Helm, Istio, Envoy, Cilium, Argo CD, OpenShift, Prometheus, k3s, eBPF, Keycloak, OpenStack, service mesh, gVisor, KVM',
    strict: true,
  },
  {
    category: 'backend',
    names: `Binaryen, Buildpacks = Cloud Native Buildpacks = Paketo, CloudEvents, CloudWeGo, Dubbo = Apache Dubbo, Extism, go-zero,
      MoonBit, Nacos, Netflix Zuul, Operator Framework, Pyodide, Seata, ShardingSphere = Apache ShardingSphere,
      Spring Cloud Function, Spring Cloud Gateway, Spring Cloud Sleuth, TinyGo, wasm-bindgen, wasm-pack`,
  },
  {
    category: 'database',
    names: `Apache AGE, Aurora DSQL = Amazon Aurora DSQL, KuzuDB = Kùzu, Databend, DolphinDB, FalkorDB, GreptimeDB, HugeGraph, IoTDB = Apache IoTDB, NebulaGraph, NuoDB, OceanBase,
      openGauss, OpenTSDB, PolarDB, SchemaHero, SpiceDB, Stolon, Tarantool, TDengine, TiKV, VictoriaLogs, XTDB, YDB`,
  },
  {
    category: 'data',
    names: `Agno, Alluxio, Apache Hop, Apache TVM, Apache Zeppelin, Apicurio, Composio, DolphinScheduler = Apache DolphinScheduler,
      Firecrawl, Fluvio, Horovod, Hyperopt, llm-d, LlamaFactory = LLaMA-Factory, LMQL, Marqo, MLRun, OpenLIT, OpenLLMetry,
      Pachyderm, Pravega, SeaTunnel = Apache SeaTunnel, smolagents, txtai`,
  },
  {
    category: 'database',
    names: `Percona XtraDB, AllegroGraph, Astra DB = DataStax Astra, GemFire = Apache Geode, InterBase, Btrieve, dBase, Apache Derby, SQLCipher,
      Foglight = Quest Foglight, pganalyze, pgvectorscale, pg_cron, pgloader, Percona Toolkit, TimesTen = Oracle TimesTen, Azure Data Studio,
      Apache Kudu, Apache Accumulo, FlashArray, PowerMax = Dell EMC PowerMax`,
  },
  {
    category: 'database',
    words: `Toad`,
    near: `Oracle, PL/SQL, SQL Developer, SQL Server, SSMS, DBeaver, SQL, Db2`,
    strict: true,
  },
];
