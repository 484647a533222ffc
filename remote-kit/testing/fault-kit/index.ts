export { type Fault, type FaultPlan, type FaultTarget, faultTargets, faults } from './faults.ts';
export { type Lift, injectFault } from './inject-fault.ts';
