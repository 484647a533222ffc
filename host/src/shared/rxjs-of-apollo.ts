// The exports of rxjs that Apollo Client uses and that the host does not share.
export {
  BehaviorSubject,
  ReplaySubject,
  asapScheduler,
  finalize,
  firstValueFrom,
  lastValueFrom,
  materialize,
  observeOn,
  share,
  shareReplay,
} from 'rxjs';
