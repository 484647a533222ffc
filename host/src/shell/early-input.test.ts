import { createEarlyInput } from './early-input.ts';

/** A page whose elements the server wrote: a shell, and a main that is hydrated later. */
const open = (markup: string) => {
  document.body.innerHTML = `<div id="root"><button id="menu">Menu</button><main>${markup}</main></div>`;
  const root = document.getElementById('root') as HTMLElement;
  const main = root.querySelector('main') as HTMLElement;
  let time = 0;
  const early = createEarlyInput(root, () => time);
  ends.push(early.stop);
  const events: string[] = [];
  /** From here on the elements have listeners, as after hydration. */
  const listen = () => {
    for (const type of ['click', 'change', 'input'])
      root.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  };
  return { root, main, early, events, listen, wait: (ms: number) => (time += ms) };
};
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

describe('what a visitor did before the hydration', () => {
  it('is repeated for the part that is hydrated, each press once', () => {
    const { main, early, events, listen } = open('<button id="add">Add</button>');
    element('menu').click();
    element('add').click();
    listen();
    early.replay(main);
    expect(events).toEqual(['click menu']);
    early.replay();
    expect(events).toEqual(['click menu', 'click add']);
    early.replay();
    expect(events).toHaveLength(2);
  });

  it('is not repeated for a part that works already, or that React made itself', () => {
    const { main, early, events, listen } = open('<p>Text</p>');
    early.replay(main);
    listen();
    main.insertAdjacentHTML('beforeend', '<button id="again">Try again</button>');
    element('menu').click();
    element('again').click();
    early.replay();
    expect(events).toEqual(['click menu', 'click again']);
  });

  it('includes typed text, chosen options and both states of a checkbox', () => {
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
    early.replay();
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

  it('is dropped after ten seconds, and with an element that is gone', () => {
    const { early, events, listen, wait } = open(
      '<button id="late">Late</button><button id="gone">Gone</button>',
    );
    element('late').click();
    wait(10_000);
    element('gone').click();
    element('gone').remove();
    listen();
    early.replay();
    expect(events).toEqual([]);
  });

  it('does not send a form before its page works; afterwards the page decides', () => {
    const { early } = open('<form id="form"><button id="send">Send</button></form>');
    const submit = () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      element('form').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(submit()).toBe(true);
    early.replay();
    expect(submit()).toBe(false);
  });

  it('leaves links and buttons of popovers alone: they work without scripts', () => {
    const { early, events, listen } = open(
      '<a id="link" href="#a">Link</a><button id="pop" popovertarget="x">Open</button>',
    );
    element('link').click();
    element('pop').click();
    listen();
    early.replay();
    expect(events).toEqual([]);
  });
});
