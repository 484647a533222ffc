import { startHost } from '../../../host/src/start-host.tsx';
import { loadNothing } from './hand-over.ts';

void startHost(loadNothing);
