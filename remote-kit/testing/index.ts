export { answerCookies } from './answer-cookies.ts';
export { type TestHost, type TestHostOptions, createTestHost } from './test-host.tsx';
export { type RenderedRemote, type RenderRemoteOptions, renderRemote, renderSlot } from './render-remote.tsx';
export { type Leaks, type LeakKind, leakKinds } from './leak-ledger.ts';
export { type Visits, countLeaks, nothingLeft } from './teardown.ts';
export { showPage } from './show-page.ts';
export { enter } from './enter.ts';
