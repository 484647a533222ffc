import { readBootDocument } from '../../../host/src/boot.ts';
import { startHost } from '../../../host/src/start-host.tsx';
import { loadNothing } from './hand-over.ts';

void startHost(loadNothing, readBootDocument());
