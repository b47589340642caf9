// Technologies of machine learning, of language models, and of the data that they need.
import type { Group } from './groups.ts';

export const artificialIntelligence: readonly Group[] = [
  {
    category: 'data',
    names: `AgentCore = Amazon Bedrock AgentCore = Bedrock AgentCore, AG-UI, AssemblyAI, Albumentations, Browserbase, browser-use, Cerebras, Chainlit, Codeium,
      CopilotKit, CVAT, DALL-E, DeepEval, Deepgram, DeepStream, DINOv2, Docling, FiftyOne, Fireworks AI, Flowise,
      Giskard, Google ADK = Agent Development Kit, GraphRAG, Graphiti, Groq, Guardrails AI, Helicone, Kaldi, Kornia,
      Labelbox, Langflow, LayoutLM, Mem0, MONAI, NVIDIA NeMo = NeMo Guardrails, NVIDIA NIM, OpenRouter, Open WebUI, Pipecat, promptfoo, PyMuPDF, Roboflow,
      Segment Anything, SpeechBrain, Tabnine, TruLens, Vapi, Vercel AI SDK, WhyLabs, Zilliz`,
  },
  {
    category: 'data',
    words: `A2A = Agent2Agent, CLIP, Comet = Comet ML, Daytona, E2B, Gemma, Grok, Hydra, k2, Modal, Perplexity,
      Replicate, Runway, SAM, Sora, Tesseract, Zep`,
    near: `LangChain, OpenAI, LLM, RAG, PyTorch, MLflow, Hugging Face, MCP, Claude, Gemini, Mistral, vLLM, DINOv3, CUDA,
      Stable Diffusion, OpenCV, OCR, ESPnet, Temporal`,
    strict: true,
  },
  {
    category: 'data',
    names: `Ab Initio, Adobe Analytics, Apache Atlas, AutoMQ, Contentsquare, DataRobot, Deepnote, Deequ,
      Evidence.dev,       FullStory, Lakeflow, libSQL, Lightdash, MotherDuck, mParticle, OneLake, WarpStream, WebPageTest,
      Biopython, CDISC = SDTM, AWS Textract = Textract`,
  },
  {
    category: 'data',
    words:
      'Convex, Omni = Omni Analytics, Estuary, Heap, Ibis, Observable = Observable Plot, Coalesce',
    near: `dbt, DuckDB, Rill, Looker, Snowflake, Tableau, Power BI, D3.js, Amplitude, Mixpanel, Segment, Supabase, Next.js,
      Firebase, Fivetran`,
    strict: true,
  },
  {
    category: 'data',
    names: `Activepieces, AllenNLP, Amazon Comprehend, Amazon Kendra, Amazon Lex, Amazon Nova, Amazon Personalize, Amazon Rekognition, Amazon Transcribe, Anyscale, AnythingLLM, Apify, AutoGluon, AWS Trainium, Inferentia = AWS Neuron,
      Azure Bot Service, Azure Document Intelligence = Form Recognizer = Azure AI Document Intelligence, BAML, bitsandbytes, BM25, Bolt.new, Botpress, Captum, Cognigy, Continue.dev, ControlNet, Crawl4AI, Crawlee,
      EasyOCR, EconML, DoWhy, Edge Impulse, Edge TPU, Encord, Fairlearn, FastMCP, fastText, faster-whisper, WhisperX, FlashAttention, Genkit, GGUF, Google AI Studio, GPyTorch, BoTorch, Grounding DINO, GRPO, Hailo, HNSW, Hopsworks, Humanloop,
      imbalanced-learn, Intel Gaudi, Isaac Lab = Isaac Gym, Jina AI, Kore.ai, LangChain4j, LeRobot, LibreChat, LiteRT, LlamaParse, lm-evaluation-harness = lm-eval-harness = LM Eval Harness, Mask R-CNN, Faster R-CNN, Microsoft Agent Framework, MLX, NannyML, Neptune.ai, Nixtla, StatsForecast,
      NotebookLM, NumPyro, NVIDIA Dynamo, NVIDIA Riva, OpenHands, OpenRLHF, OpenXLA, Opik, PaddleOCR, Parloa, PettingZoo, PromptLayer, PyBullet, PyCaret, PyOD, ResNet, Retell AI, RLHF, RLlib, Roo Code, RT-DETR = DETR, SambaNova, scikit-image, SentencePiece,
      sktime, Stable Baselines3, Strands Agents, SuperAnnotate, Tavily, Tecton, TensorBoard, Timefold, TinyML, tsfresh, Unstructured.io, Vast.ai, Vision Transformer, Voiceflow, Vosk, Voyage AI,
      W&B Weave, Word2Vec`,
  },
  {
    category: 'data',
    words:
      'Argilla, ColBERT, CUTLASS, Gymnasium, Letta = MemGPT, Starburst = Starburst Galaxy, Lexical, Nomic, Stagehand, TPU',
    near: 'Trino, Presto, RAG, LangGraph, Hugging Face, PyTorch, JAX, CUDA, TensorFlow, GPU, Triton, Reinforcement learning, React, ProseMirror, TipTap, Slate, LLM, Playwright, Browserbase, embeddings',
    strict: true,
  },
  {
    category: 'data',
    names: `AKHQ, DuckLake, Lakekeeper, Snowflake Cortex = Cortex Analyst = Cortex Search = Snowflake Cortex AI = Snowflake Intelligence, Flink CDC, Apache Paimon = Paimon, Apache Polaris, Ataccama, AutoSys, Conduktor, DAX Studio, Delphix, Delta Sharing, GoodData, IBM InfoSphere = InfoSphere, Lakebase, Profisee,
      Quantexa, Redwood RunMyJobs = RunMyJobs, Reltio, SAS Enterprise Miner, Sisense, Stonebranch, Striim, Tabular Editor, TimeXtender, VaultSpeed, WhereScape, Privacera, Yellowbrick`,
  },
  {
    category: 'data',
    names: `Llama Guard, Mixtral, Codestral, Phi-4 = Phi-3, Aleph Alpha, Nemotron = NVIDIA Nemotron, Kimi K2, IBM Granite, watsonx Orchestrate,
      Gemini Enterprise = Google Agentspace, Amazon Titan, Mosaic AI = Databricks Mosaic AI = Agent Bricks = Databricks Agent Bricks, Portkey, GPT4All, fal.ai, Speechmatics, SDXL, ColPali,
      SetFit, Cleanlab, OpenPose, LLaVA, DBOS, Now Assist, Sourcegraph Cody, CodeRabbit, Run:ai`,
  },
  {
    category: 'data',
    words: `Braintrust`,
    near: `LangSmith, Langfuse, Arize, Promptfoo, LLM`,
    strict: true,
  },
  {
    category: 'data',
    names: `Datafold, Apache Amundsen, Tamr, AtScale, Datavault Builder, AutomateDV = dbtvault, Rockset, Bytewax, Apache Gravitino = Gravitino, Project Nessie,
      Modin, DataFusion = Apache DataFusion, Arrow Flight, Substrait`,
  },
  {
    category: 'data',
    words: `Daft, Nessie`,
    near: `Polars, DuckDB, DataFusion, Apache Iceberg, Iceberg, Trino, Dremio, Spark, Ray`,
    strict: true,
  },
  {
    category: 'data',
    names: `Devstral, Agent Client Protocol, gpt-oss, HeyGen, Synthesia, AgentKit = OpenAI AgentKit, Cognee, LightRAG, Vectara, Qodo, Greptile, Spec Kit = GitHub Spec Kit, BMAD = BMAD Method, Tray.io, Relevance AI, Gumloop, Moveworks, Synthflow,
 Domino Data Lab, C3 AI = C3.ai, Valohai, Polyaxon, Snorkel AI, Amazon Mechanical Turk = Mechanical Turk = MTurk, Toloka, FLUX.1, Patronus AI, JetBrains AI = JetBrains Junie = JetBrains AI Assistant,
 NVIDIA Cosmos, NVIDIA Metropolis, NVIDIA TAO = TAO Toolkit, NVIDIA AI Enterprise, NVIDIA Clara, NVIDIA Parabricks = Parabricks, NVIDIA BlueField = BlueField DPU, NVIDIA H100 = NVIDIA H200 = NVIDIA B200,
 Pandera, SQLGlot, tidymodels, Elementary Data, Bigeye, Anomalo, Acceldata, Secoda, CastorDoc = Coalesce Catalog, data.world, BigID, Planful, Pyramid Analytics, Apache XTable, Apache Ambari = Ambari,
 Adobe Customer Journey Analytics, Piano Analytics`,
  },
  {
    category: 'data',
    words: `Junie, OpenCode, Cartesia`,
    near: `MCP, A2A, Model Context Protocol, Claude Code, Cursor, Copilot, GitHub Copilot, Cline, Aider, Codex, Windsurf, ElevenLabs, Deepgram, LiveKit, LangGraph`,
    strict: true,
  },
  {
    category: 'data',
    words: `Prodigy, Snorkel`,
    near: `spaCy, Label Studio, Labelbox, CVAT, Hugging Face, NLP, annotation`,
    strict: true,
  },
  {
    category: 'data',
    words: `Flume = Apache Flume, Livy = Apache Livy, Knox = Apache Knox, ORC = Apache ORC`,
    near: `Hadoop, Hive, HBase, Cloudera, Sqoop, Oozie, Impala, YARN, HDFS, Parquet, Avro, Spark`,
    strict: true,
  },
  {
    category: 'data',
    words: `Eppo`,
    near: `Statsig, GrowthBook, Optimizely, LaunchDarkly, Amplitude, Mixpanel`,
    strict: true,
  },
  {
    category: 'data',
    words: `Marquez`,
    near: `OpenLineage, DataHub, OpenMetadata, Apache Atlas`,
    strict: true,
  },
  {
    category: 'data',
    words: `Domo, Yellowfin, Pigment`,
    near: `Tableau, Looker, Power BI, Qlik, Qlik Sense, Sisense, Anaplan, OneStream, Jedox, ThoughtSpot, MicroStrategy`,
    strict: true,
  },
  {
    category: 'data',
    words: `TMDL`,
    near: `Power BI, DAX, Tabular Editor, Microsoft Fabric`,
    strict: true,
  },
  {
    category: 'data',
    words: `CJA = Customer Journey Analytics`,
    near: `Adobe Analytics, Adobe Experience Platform, AEP, Adobe Target, Adobe Journey Optimizer`,
    strict: true,
  },
  {
    category: 'data',
    names: `SQLFluff, Paradime, Datacoves, Hive Metastore, Kafdrop, Kpow, Lenses.io, Mode Analytics, Klipfolio, Geckoboard, Supermetrics, Funnel.io, Adverity, Improvado, Kochava, Quantum Metric, Medallia, Qualtrics, Userpilot, Mouseflow, Smartlook, Countly,
 Text Embeddings Inference, ExLlamaV2, AWQ = GPTQ, LMDeploy, LocalAI, cuOpt, MedGemma = PaliGemma, SigLIP, Florence-2, ModernBERT, DistilBERT, StarCoder, AI21 Labs, EuroLLM, PLLuM, SWE-bench, MMLU, Chatbot Arena = LMArena, MLPerf, MTEB,
 LangWatch, Lunary, Traceloop, OpenInference, HoneyHive, Langdock, assistant-ui, ML.NET, TorchSharp, Deeplearning4j, Vowpal Wabbit, TabPFN, TimesFM, NeuralProphet, GluonTS, InterpretML, Alibi Detect, AIF360, Microsoft Presidio, Opacus, PySyft, NVIDIA FLARE = NVFlare,
 OpenRefine, Trifacta, Featureform, DiskANN, RAGFlow, PrivateGPT, Mathpix, MarkItDown, Hyperscience, Mindee, Nanonets, WorkFusion, PM4Py, Apromore, Atlassian Rovo = Rovo, LivePerson, Salesforce Einstein GPT = Einstein GPT = Einstein Copilot, LexisNexis`,
  },
  {
    category: 'data',
    words: `RoBERTa, Presidio`,
    near: `BERT, DistilBERT, NLP, Hugging Face, Cursor, Claude Code, GitHub Copilot, Codex, LangChain, PII`,
    strict: true,
  },
];
