export { type FakeHost, type FakeHostOptions, createFakeHost } from './fake-host.tsx';
export { type RenderedRemote, type RenderRemoteOptions, renderRemote, renderSlot } from './render-remote.tsx';
