import type { Configuration } from 'webpack';

export declare const containerName: (remote: string) => string;
/** The webpack configuration of the remote in `folder`. */
export declare const remoteConfig: (folder: string) => Configuration;
