import { domainEvents, validateEvent, type DomainEventName } from '@crema/shared-contracts';
import { openTabChannel } from './tab-channel.ts';

const channelName = 'crema-events';

/** Events with `everyTab` that this browser's tabs send to each other. */
export interface TabEvents {
  readonly send: (name: DomainEventName, payload: unknown) => void;
  /** Calls the listener at every event of another tab, as long as the page is open. */
  readonly subscribe: (listener: (name: DomainEventName, payload: unknown) => void) => void;
}

interface Message {
  readonly name: DomainEventName;
  readonly version: number;
  readonly payload: unknown;
}
/** A tab of another release may send an event that this page does not know, or with another payload: it is ignored. */
const isKnown = (message: Partial<Message> | null): message is Message => {
  const name = message?.name;
  if (name === undefined || !Object.hasOwn(domainEvents, name)) return false;
  const { everyTab, version } = domainEvents[name];
  return everyTab && version === message?.version && validateEvent(name, message.payload) === undefined;
};

/** The channel is closed with the page. */
export const createTabEvents = (): TabEvents => {
  const channel = openTabChannel(channelName);
  return {
    send: (name, payload) => channel.postMessage({ name, version: domainEvents[name].version, payload }),
    subscribe: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<Partial<Message> | null>) => {
        if (isKnown(data)) listener(data.name, data.payload);
      };
    },
  };
};
