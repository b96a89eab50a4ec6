// What runs in a page is checked as JavaScript is: a test knows its elements, and notes what it sees in the window.
interface EventTarget { [name: string]: any }
interface Event { [name: string]: any }
interface AnimationEffect { [name: string]: any; getTiming(): any; getComputedTiming(): any }
interface ReportBody { [name: string]: any }
