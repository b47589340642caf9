// A host with MCP Apps for one card, as a script of a page: the official bridge around a frame.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

type Result = Parameters<AppBridge['sendToolResult']>[0];
type Context = Parameters<AppBridge['setHostContext']>[0];

export interface CardHost {
  /** Loads the card, waits for its introduction, and sends the result of a tool. */
  show(url: string, result: Result, context: Context): Promise<void>;
  send(result: Result): Promise<void>;
  cancel(): Promise<void>;
  setContext(context: Context): void;
  /** Ends the card as a host does; resolves once the card has answered. */
  teardown(): Promise<unknown>;
  readonly sizes: { width?: number | undefined; height?: number | undefined }[];
  readonly links: string[];
  readonly messages: string[];
  /** Whether the host refuses messages of the card. */
  refuses: boolean;
}

const card = document.querySelector('iframe')!;
let bridge: AppBridge;

const host: CardHost = {
  sizes: [],
  links: [],
  messages: [],
  refuses: false,
  async show(url, result, hostContext) {
    const capabilities = { openLinks: {}, message: { text: {} } };
    bridge = new AppBridge(null, { name: 'test', version: '1.0.0' }, capabilities, { hostContext });
    bridge.onsizechange = (size) => {
      host.sizes.push(size);
      card.style.height = `${size.height}px`;
    };
    bridge.onopenlink = async ({ url: opened }) => {
      host.links.push(opened);
      return {};
    };
    // Not an event: the bridge has one handler for each request.
    // oxlint-disable-next-line unicorn/prefer-add-event-listener
    bridge.onmessage = async ({ content }) => {
      if (host.refuses) return { isError: true };
      host.messages.push(...content.flatMap((part) => (part.type === 'text' ? [part.text] : [])));
      return {};
    };
    const introduced = new Promise<void>((resolve) => {
      bridge.oninitialized = () => resolve();
    });
    await bridge.connect(new PostMessageTransport(card.contentWindow!, card.contentWindow!));
    card.src = url;
    await introduced;
    await bridge.sendToolInput({ arguments: {} });
    await bridge.sendToolResult(result);
  },
  send: (result) => bridge.sendToolResult(result),
  cancel: () => bridge.sendToolCancelled({}),
  setContext: (context) => bridge.setHostContext(context),
  teardown: () => bridge.teardownResource({}),
};
Object.assign(globalThis, { host });
