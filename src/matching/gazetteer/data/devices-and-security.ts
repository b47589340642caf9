// Technologies of devices, games, pages and the security of all.
import type { Group } from './groups.ts';

export const devicesAndSecurity: readonly Group[] = [
  {
    category: 'mobile and embedded',
    names: `Live Activities = Live Activity = Dynamic Island, AngelScript, App Store Connect, Aseprite, Ceedling, CameraX, Cocos Creator, FishNet = Fish-Net, GameLift,
      Git LFS, GLFW, Dear ImGui = ImGui, LVGL, Marvelous Designer, MAVLink, NXP,
      NVIDIA Omniverse = Omniverse, OpenUSD = Universal Scene Description, PhysX, RTEMS, PikeOS, PCIe = PCI Express = PCI-E, seL4, SpriteKit = SceneKit, Stateflow, Substance 3D,
      Swift Concurrency, TouchGFX, TriCore, EcoStruxure = EcoStruxure Control Expert, Roblox Studio, ShotGrid = Flow Production Tracking, EPLAN Electric P8, SDL2, Unity Test Framework,
      ISO 26262, ASPICE = Automotive SPICE, IEC 61508, IEC 62304, DO-178C, WatermelonDB, Nativewind, Serverpod`,
  },
  {
    category: 'mobile and embedded',
    words: 'Jolt = Jolt Physics, Havok, Substance, CARLA, SDL, Nsight, Flame',
    near: `Unreal, Unity, Houdini, Blender, Maya, OpenGL, Vulkan, Flutter, Riverpod, React Native, Expo, game engine, Autoware, CUDA`,
    strict: true,
  },
  {
    category: 'testing',
    names: 'Histoire, Squash TM, Chrome DevTools, Kobiton',
  },
  {
    category: 'testing',
    words: 'Ladle',
    near: 'Storybook, Histoire',
  },
  {
    category: 'infrastructure',
    names: `Cluster API, Gateway API, Hashcat, Impacket, IriusRisk, JFrog Xray, libFuzzer, 
      OpenCost = Kubecost, Okteto, Portworx, radare2, Recorded Future, SigNoz, ClickStack = HyperDX, Grafana Beyla, Chainguard, Aikido Security, Socket.dev, Red Hat Advanced Cluster Management = RHACM = Red Hat ACM, StackRox = Red Hat ACS = Red Hat Advanced Cluster Security, SPIFFE = SPIRE, Symantec, Bitdefender, Trellix, VirusTotal,
      Vanta, DefectDojo, Claroty, Armis, Forescout, SCADAfence, WinDbg, Kaspersky, Humanitec, WorkOS`,
  },
  {
    category: 'infrastructure',
    words:
      'Havoc, Mythic, Panther, Shodan, Orca = Orca Security, AFL = AFL++, Mandiant, STRIDE, Lens',
    near: `Cobalt Strike, Sliver, Burp, Burp Suite, SIEM, SecOps, Splunk, Wiz, CSPM, threat modelling, threat modeling, fuzzing, OSCP,
      red team, Kubernetes`,
    strict: true,
  },
  {
    category: 'frontend',
    names: `CodeMirror, Effect-TS, Hotwire Native = Turbo Native, Liveblocks, Nivo, Panda CSS, Rsbuild, Style Dictionary, StyleX,
      UnoCSS, Wails, Web Workers`,
  },
  {
    category: 'backend',
    names: `Abseil, async-std, httpx, Icecast, Javalin, JetStream, Liquidsoap, Membrane Framework, pipenv,
      Plone, Scala.js, Sourcegraph, Syncfusion, Wasmtime, egui, ISO 20022, ISO 8583, Infobip, Mailgun`,
  },
  {
    category: 'backend',
    words: 'Kamal, Sorbet, Resque, Capistrano, Aspire, Hystrix, Eureka, Feign, Zuul, Embassy',
    near: `Rails, Ruby, Sidekiq, Solid Queue, Heroku, Hotwire, .NET, C#, Spring Cloud, Spring Boot, Kafka, ActiveMQ, JMS, Rust, RTIC`,
    strict: true,
  },
];
