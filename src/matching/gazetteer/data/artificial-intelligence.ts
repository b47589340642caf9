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
    words: `A2A, CLIP, Comet = Comet ML, Daytona, E2B, Gemma, Grok, Hydra, k2, Modal, Perplexity,
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
    words: 'Convex, Omni, Estuary, Heap, Ibis, Observable = Observable Plot, Coalesce',
    near: `dbt, DuckDB, Rill, Looker, Snowflake, Tableau, Power BI, D3.js, Amplitude, Mixpanel, Segment, Supabase, Next.js,
      Firebase, Fivetran`,
    strict: true,
  },
  {
    category: 'data',
    names: `Activepieces, AllenNLP, Amazon Comprehend, Amazon Kendra, Amazon Lex, Amazon Nova, Amazon Personalize, Amazon Rekognition, Amazon Transcribe, Anyscale, AnythingLLM, Apify, AutoGluon, AWS Trainium, Inferentia = AWS Neuron,
      Azure Bot Service, Azure Document Intelligence = Form Recognizer, BAML, bitsandbytes, BM25, Bolt.new, Botpress, Captum, Cognigy, Continue.dev, ControlNet, Crawl4AI, Crawlee,
      EasyOCR, EconML, DoWhy, Edge Impulse, Edge TPU, Encord, Fairlearn, FastMCP, fastText, faster-whisper, WhisperX, FlashAttention, Genkit, GGUF, Google AI Studio, GPyTorch, BoTorch, Grounding DINO, GRPO, Hailo, HNSW, Hopsworks, Humanloop,
      imbalanced-learn, Intel Gaudi, Isaac Lab = Isaac Gym, Jina AI, Kore.ai, LangChain4j, LeRobot, LibreChat, LiteRT, LlamaParse, lm-evaluation-harness, Mask R-CNN, Faster R-CNN, Microsoft Agent Framework, MLX, NannyML, Neptune.ai, Nixtla, StatsForecast,
      NotebookLM, NumPyro, NVIDIA Dynamo, NVIDIA Riva, OpenHands, OpenRLHF, OpenXLA, Opik, PaddleOCR, Parloa, PettingZoo, PromptLayer, PyBullet, PyCaret, PyOD, ResNet, Retell AI, RLHF, RLlib, Roo Code, RT-DETR = DETR, SambaNova, scikit-image, SentencePiece,
      sktime, Stable Baselines3, Strands Agents, SuperAnnotate, Tavily, Tecton, TensorBoard, Timefold, TinyML, tsfresh, Unstructured.io, Vast.ai, Vision Transformer, Voiceflow, Vosk, Voyage AI,
      W&B Weave, Word2Vec`,
  },
  {
    category: 'data',
    words:
      'Argilla, ColBERT, CUTLASS, Gymnasium, Letta = MemGPT, Starburst, Lexical, Nomic, Stagehand, TPU',
    near: 'Trino, Presto, RAG, LangGraph, Hugging Face, PyTorch, JAX, CUDA, TensorFlow, GPU, Triton, Reinforcement learning, React, ProseMirror, TipTap, Slate, LLM, Playwright, Browserbase, embeddings',
    strict: true,
  },
  {
    category: 'data',
    names: `AKHQ, DuckLake, Lakekeeper, Snowflake Cortex, Flink CDC, Apache Paimon = Paimon, Apache Polaris, Ataccama, AutoSys, Conduktor, DAX Studio, Delphix, Delta Sharing, GoodData, IBM InfoSphere = InfoSphere, Lakebase, Oracle Data Integrator, Profisee,
      Quantexa, Redwood RunMyJobs = RunMyJobs, Reltio, SAS Enterprise Miner, Sisense, Stonebranch, Striim, Tabular Editor, TimeXtender, VaultSpeed, WhereScape, Privacera, Yellowbrick`,
  },
  {
    category: 'data',
    names: `Llama Guard, Mixtral, Codestral, Phi-4 = Phi-3, Aleph Alpha, Nemotron = NVIDIA Nemotron, Kimi K2, IBM Granite, watsonx Orchestrate,
      Gemini Enterprise = Google Agentspace, Amazon Titan, Mosaic AI = Databricks Mosaic AI, Portkey, GPT4All, fal.ai, Speechmatics, SDXL, ColPali,
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
];
