import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createEarlyInput } from './early-input.ts';

/** A page whose elements the server wrote: a shell, and a main that is hydrated later. */
const open = (markup: string) => {
  document.body.innerHTML = `<div id="root"><button id="menu">Menu</button><main>${markup}</main></div>`;
  const root = document.getElementById('root') as HTMLElement;
  const main = root.querySelector('main') as HTMLElement;
  let waited = 0;
  const early = createEarlyInput(root, () => new Event('now').timeStamp + waited);
  stops.push(early.stop);
  const events: string[] = [];
  /** From here on the elements have listeners, as after hydration. */
  const listen = () => {
    for (const type of ['click', 'change', 'input'])
      root.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  };
  return { root, main, early, events, listen, wait: (ms: number) => (waited += ms) };
};
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

describe('what a visitor did before the hydration', () => {
  it('is repeated for the part that is hydrated, each press once', async () => {
    const { main, early, events, listen } = open('<button id="add">Add</button>');
    element('menu').click();
    element('add').click();
    listen();
    await early.replay(main);
    expect(events).toEqual(['click menu']);
    await early.replay();
    expect(events).toEqual(['click menu', 'click add']);
    await early.replay();
    expect(events).toHaveLength(2);
  });

  it('counts each press of a counter, and the last press of another button', async () => {
    const { early, events, listen } = open(
      '<button id="more" data-every-press>More</button><button id="add">Add</button>',
    );
    for (const id of ['add', 'more', 'more', 'add', 'more']) element(id).click();
    listen();
    await early.replay();
    expect(events).toEqual(['click more', 'click more', 'click add', 'click more']);
  });

  it('is not repeated for a part that works already, or that React made itself', async () => {
    const { main, early, events, listen } = open('<p>Text</p>');
    await early.replay(main);
    listen();
    main.insertAdjacentHTML('beforeend', '<button id="again">Try again</button>');
    element('menu').click();
    element('again').click();
    await early.replay();
    expect(events).toEqual(['click menu', 'click again']);
  });

  it('includes typed text, chosen options and both states of a checkbox', async () => {
    const { early, events, listen } = open(`
      <input id="name" value="Ada"> <input id="untouched" value="x"> <textarea id="note"></textarea>
      <select id="size"><option>Small</option><option selected>Large</option></select>
      <input type="checkbox" id="ticked"> <input type="checkbox" id="unticked" checked>
      <input type="radio" name="r" id="first" checked> <input type="radio" name="r" id="second">`);
    element<HTMLInputElement>('name').value = 'Grace';
    element<HTMLTextAreaElement>('note').value = 'Hello';
    element<HTMLSelectElement>('size').selectedIndex = 0;
    for (const id of ['ticked', 'unticked', 'second']) element(id).click();
    listen();
    await early.replay();
    expect(events.filter((event) => !event.startsWith('click')).sort()).toEqual([
      'change second',
      'change size',
      'change ticked',
      'change unticked',
      'input name',
      'input note',
      'input second',
      'input ticked',
      'input unticked',
    ]);
    expect(element<HTMLInputElement>('name').value).toBe('Grace');
    expect(element<HTMLInputElement>('ticked').checked).toBe(true);
    expect(element<HTMLInputElement>('unticked').checked).toBe(false);
    expect(element<HTMLInputElement>('second').checked).toBe(true);
  });

  it('is dropped after thirty seconds, and with an element that is gone', async () => {
    const { early, events, listen, wait } = open(
      '<button id="late">Late</button><button id="gone">Gone</button>',
    );
    element('late').click();
    wait(30_000);
    element('gone').click();
    element('gone').remove();
    listen();
    await early.replay();
    expect(events).toEqual([]);
  });

  it('does not send a form before its page works; afterwards the page decides', async () => {
    const { early } = open('<form id="form"><button id="send">Send</button></form>');
    const submit = () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      element('form').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(submit()).toBe(true);
    await early.replay();
    expect(submit()).toBe(false);
  });

  it('leaves links and buttons of popovers alone: they work without scripts', async () => {
    const { early, events, listen } = open(
      '<a id="link" href="#a">Link</a><button id="pop" popovertarget="x">Open</button>',
    );
    element('link').click();
    element('pop').click();
    listen();
    await early.replay();
    expect(events).toEqual([]);
  });
});

describe('what a visitor did before the host’s script ran', () => {
  /** Runs the script that is in the head of each page. */
  const runInlineScript = () =>
    jest.isolateModules(() => void jest.requireActual('./early-events.inline.ts'));

  it('is repeated once', async () => {
    runInlineScript();
    document.body.innerHTML =
      '<div id="root"><button id="add"><i id="icon">+</i></button><a id="link">Menu</a></div>';
    const root = element('root');
    element('icon').click();
    element('icon').click();
    element('link').click();
    const early = createEarlyInput(root);
    stops.push(early.stop);
    const clicked: string[] = [];
    root.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
    await early.replay();
    expect(clicked).toEqual(['add']);
    await early.replay();
    expect(clicked).toEqual(['add']);
  });

  it('sends no form', async () => {
    runInlineScript();
    document.body.innerHTML = '<div id="root"><form id="form"></form></div>';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    element('form').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    const early = createEarlyInput(element('root'));
    stops.push(early.stop);
    await early.replay();
    const later = new Event('submit', { bubbles: true, cancelable: true });
    element('form').dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});

describe('a page that React hydrates', () => {
  const log: string[] = [];
  const Form = ({ onCommit, onEffect }: { readonly onCommit: () => void; readonly onEffect: () => void }) => {
    const [size, setSize] = useState('large');
    const [milk, setMilk] = useState('oat');
    const [isTicked, setTicked] = useState(false);
    const [name, setName] = useState('Ada');
    useEffect(onEffect, [onEffect]);
    return (
      <form ref={onCommit}>
        <select id="size" value={size} onChange={({ target }) => (log.push('size'), setSize(target.value))}>
          <option>small</option>
          <option>large</option>
        </select>
        {['oat', 'soy'].map((kind) => (
          <input
            key={kind}
            id={kind}
            type="radio"
            name="milk"
            checked={milk === kind}
            onChange={() => (log.push('milk'), setMilk(kind))}
          />
        ))}
        <input
          id="tick"
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => (log.push('tick'), setTicked(target.checked))}
        />
        <input id="name" value={name} onChange={({ target }) => (log.push('name'), setName(target.value))} />
        <button type="button" id="add" onClick={() => log.push(`add ${size} ${name}`)} />
        <output>{[size, milk, String(isTicked), name].join(' ')}</output>
      </form>
    );
  };
  let tree: Root | undefined;
  afterEach(() => act(() => tree?.unmount()));
  const nothing = () => undefined;
  const serve = () => {
    log.length = 0;
    document.body.innerHTML = `<div id="root">${renderToString(<Form onCommit={nothing} onEffect={nothing} />)}</div>`;
    const early = createEarlyInput(element('root'));
    stops.push(early.stop);
    return early;
  };
  const hydrate = (parts: Parameters<typeof Form>[0]) => {
    tree = hydrateRoot(element('root'), <Form {...parts} />);
  };

  it('receives choices, ticks, text and presses, each once', async () => {
    const early = serve();
    let replayed: Promise<void> | undefined;
    element<HTMLSelectElement>('size').value = 'small';
    for (const id of ['soy', 'tick', 'add', 'add']) element(id).click();
    element<HTMLInputElement>('name').value = 'Grace';
    await act(async () =>
      hydrate({ onCommit: () => early.settle(), onEffect: () => void (replayed = early.replay()) }),
    );
    await act(async () => replayed);
    expect(document.querySelector('output')?.textContent).toBe('small soy true Grace');
    // The press follows the frame of what was chosen.
    expect(log.sort()).toEqual(['add small Grace', 'milk', 'name', 'size', 'tick']);
  });

  it('answers a press that hydrates it, and one before its effects run, once', async () => {
    const early = serve();
    hydrate({ onCommit: () => early.settle(), onEffect: () => void early.replay() });
    // React hydrates at once for this press. A visitor's press, unlike click(), lets another one happen inside of it.
    element('add').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(log).toEqual(['add large Ada']);
    await act(async () => undefined);
    expect(log).toEqual(['add large Ada']);

    early.stop();
    const later = serve();
    let isCommitted = false;
    await act(async () => {
      hydrate({
        onCommit: () => {
          later.settle();
          isCommitted = true;
        },
        onEffect: nothing,
      });
    });
    expect(isCommitted).toBe(true);
    element('add').click();
    await later.replay();
    expect(log).toEqual(['add large Ada']);
  });
});
