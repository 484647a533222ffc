declare module 'federation-container-entry' {
  /** Connects a remote's container with the share scope that it is given. */
  export const initContainerEntry: (options: object) => unknown;
}
