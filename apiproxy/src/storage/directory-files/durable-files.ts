import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Started = ReturnType<NodeFS['init']>;
type EmscriptenOptions = Awaited<Started>['emscriptenOpts'];
interface NodeFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * PGlite's file system with a real fsync. The original does not sync, so a power failure could lose committed data.
 * `sync` is replaceable so that a test can count the calls.
 */
export class DurableNodeFS extends NodeFS {
  readonly #sync: (descriptor: number) => void;

  constructor(directory: string, sync: (descriptor: number) => void = fdatasyncSync) {
    super(directory);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): Started {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun = [
      ...(result.emscriptenOpts.preRun ?? []),
      (module: unknown) => {
        (module as NodeFiles).NODEFS.stream_ops.fsync = ({ nfd }) => {
          this.#sync(nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}
