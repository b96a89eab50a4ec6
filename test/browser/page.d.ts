// Loosens the types of functions that run in a page: they know their elements, and store results on `window`.
interface EventTarget { [name: string]: any }
interface Event { [name: string]: any }
interface AnimationEffect { [name: string]: any; getTiming(): any; getComputedTiming(): any }
interface ReportBody { [name: string]: any }
