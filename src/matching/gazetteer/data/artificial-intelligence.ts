// Technologies of machine learning, of language models, and of the data that they need.
import type { Group } from './groups.ts';

export const artificialIntelligence: readonly Group[] = [
  {
    category: 'data',
    names: `AgentCore, AG-UI, AssemblyAI, Albumentations, Browserbase, browser-use, Cerebras, Chainlit, Codeium,
      CopilotKit, CVAT, DALL-E, DeepEval, Deepgram, DeepStream, DINOv2, Docling, FiftyOne, Fireworks AI, Flowise,
      Giskard, Google ADK = Agent Development Kit, GraphRAG, Graphiti, Groq, Guardrails AI, Helicone, Kaldi, Kornia,
      Labelbox, Langflow, LayoutLM, Mem0, MONAI, NVIDIA NeMo = NeMo = NeMo Guardrails, NVIDIA NIM, OpenRouter, Open WebUI, Pipecat, promptfoo, PyMuPDF, Roboflow,
      Segment Anything, SpeechBrain, Tabnine, Together AI, TruLens, Vapi, Vercel AI SDK = AI SDK, WhyLabs, Zilliz`,
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
    names: `Ab Initio, Adobe Analytics, Apache Atlas, AutoMQ, Contentsquare, DataRobot, Data Vault, Deepnote, Deequ,
      Evidence.dev,       FullStory, Kimball, Lakeflow, libSQL, Lightdash, MotherDuck, mParticle, OneLake, WarpStream, WebPageTest,
      Biopython, CDISC = SDTM, AWS Textract = Textract`,
  },
  {
    category: 'data',
    words: 'Convex, Omni, Estuary, Heap, Ibis, Observable = Observable Plot, Coalesce',
    near: `dbt, DuckDB, Rill, Looker, Snowflake, Tableau, Power BI, D3.js, Amplitude, Mixpanel, Segment, Supabase, Next.js,
      Firebase, Fivetran`,
    strict: true,
  },
];
