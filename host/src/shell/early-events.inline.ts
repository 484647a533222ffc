// The build writes this file into build.json as one line of JavaScript, and the server puts it at the start of each
// page's head: it runs before anything can be pressed. It is a script, so it imports and exports nothing.
// createEarlyInput takes its record over.
{
  const clicks: MouseEvent[] = [];
  const onClick = (event: MouseEvent) => clicks.push(event);
  // The browser would send the form and lose what was typed; the press of its button is repeated.
  const onSubmit = (event: SubmitEvent) => {
    if (!window.scriptCheck?.mayLeave(event.target)) event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  window.earlyEvents = {
    clicks,
    stop: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
}
