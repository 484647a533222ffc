// The parts of the packages in bench/compose/package.json that the shells use; the packages are installed only where the bench runs.
declare module 'single-spa' {
  type Activity = (location: Location) => boolean;
  export const addErrorHandler: (handle: (error: { readonly appOrParcelName: string }) => void) => void;
  export const registerApplication: (application: {
    readonly name: string;
    readonly app: () => Promise<unknown>;
    readonly activeWhen: Activity;
    readonly customProps: object;
  }) => void;
  export const start: () => void;
  export const triggerAppChange: () => Promise<void>;
}
declare module 'single-spa-react' {
  export type Lifecycle = (props: object) => Promise<unknown>;
  interface Options<Props> {
    readonly React: unknown;
    readonly ReactDOMClient: unknown;
    readonly renderType: () => 'hydrateRoot' | 'createRoot';
    readonly loadRootComponent: (props: Props) => Promise<() => React.ReactNode>;
    readonly errorBoundary: () => React.ReactNode;
  }
  type Lifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>;
  const singleSpaReact: <Props>(options: Options<Props>) => Lifecycles;
  export default singleSpaReact;
}
declare module 'single-spa-css' {
  type Lifecycle = (props: object) => Promise<unknown>;
  type Lifecycles = Readonly<Record<'bootstrap' | 'mount' | 'unmount', Lifecycle>>;
  const singleSpaCss: (options: {
    readonly cssUrls: readonly string[];
    readonly shouldUnmount: boolean;
  }) => Lifecycles;
  export default singleSpaCss;
}
declare module 'qiankun' {
  export const addErrorHandler: (handle: (error: { readonly appOrParcelName: string }) => void) => void;
  export const registerMicroApps: (
    applications: readonly {
      readonly name: string;
      readonly entry: string;
      readonly container: string;
      readonly activeRule: (location: Location) => boolean;
      readonly props: object;
    }[],
  ) => void;
  export const start: () => void;
}
declare module 'piral-core' {
  type Component<Props = object> = (props: Props) => React.ReactNode;
  interface Instance {
    readonly root: unknown;
  }
  export const PiralContext: Component<{ readonly instance: Instance; readonly children: React.ReactNode }>;
  export const PiralGlobals: Component;
  export const PiralSuspense: Component<{ readonly children: React.ReactNode }>;
  export const PiralRoutes: Component<{ readonly NotFound: Component; readonly RouteSwitch: unknown }>;
  export const RegisteredErrorInfo: Component<{ readonly type: string }>;
  export const RegisteredRouteSwitch: unknown;
  export const createInstance: (options: {
    readonly state: { readonly components: object };
    readonly plugins: readonly (() => () => object)[];
    readonly shareDependencies: (defaults: object) => object;
    readonly requestPilets: () => Promise<readonly object[]>;
  }) => Instance;
}
/** Written by builds/piral.mjs: the libraries that the instance shares. */
declare module '@crema/piral-libraries' {
  export const sharedLibraries: Readonly<Record<string, unknown>>;
}
