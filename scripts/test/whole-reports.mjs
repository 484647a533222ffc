// Loaded by Node's test runner and each of its processes. Such a process sends its results through a pipe and is then ended by
// `--test-force-exit` while results still wait in the pipe: they were lost, and the run passed (nodejs/node#64833). A write to
// a pipe that blocks has arrived when it returns.
process.stdout._handle?.setBlocking?.(true);
