export { type Fault, type FaultPlan, type FaultTarget, faultTargets, faults } from './faults.ts';
export { filePattern, injectFault } from './inject-fault.ts';
export { type CodeFault, brokenEntry } from './break-code.ts';
export { type Lift, type OtherBuild, serveInstead } from './serve-instead.ts';
