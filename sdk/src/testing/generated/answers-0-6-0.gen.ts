// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { AnswerValidators } from '../pinned-contract.ts';

const bundle: any =(()=>{var wr=Object.defineProperty;var bs=Object.getOwnPropertyDescriptor;var vs=Object.getOwnPropertyNames;var xs=Object.prototype.hasOwnProperty;var Hr=(n,r)=>()=>{try{return r||n((r={exports:{}}).exports,r),r.exports}catch(x){throw r=0,x}},$s=(n,r)=>{for(var x in r)wr(n,x,{get:r[x],enumerable:!0})},ks=(n,r,x,v)=>{
if(r&&typeof r=="object"||typeof r=="function")for(let g of vs(r))!xs.call(n,g)&&g!==x&&wr(n,g,{get:()=>r[g],enumerable:!(v=bs(r,g))||v.enumerable});return n};var Is=n=>ks(wr({},"__esModule",{value:!0}),n);var en=Hr(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:!0});P.formatNames=P.fastFormats=P.fullFormats=void 0;function q(n,r){return{validate:n,compare:r}}
P.fullFormats={date:q(Zr,$r),time:q(vr(!0),kr),"date-time":q(Kr(!0),Yr),"iso-time":q(vr(),Xr),"iso-date-time":q(Kr(),Qr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:js,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ls,int32:{type:"number",validate:Ns},int64:{type:"number",validate:Es},float:{type:"\
number",validate:Gr},double:{type:"number",validate:Gr},password:!0,binary:!0};P.fastFormats={...P.fullFormats,date:q(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,$r),time:q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
kr),"date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Yr),"iso-time":q(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Xr),"iso-date-time":q(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Qr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
P.formatNames=Object.keys(P.fullFormats);function Ts(n){return n%4===0&&(n%100!==0||n%400===0)}var Ss=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,As=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function Zr(n){let r=Ss.exec(n);if(!r)return!1;let x=+r[1],v=+r[2],g=+r[3];return v>=1&&v<=12&&g>=1&&g<=(v===2&&Ts(x)?29:As[v])}function $r(n,r){if(n&&
r)return n>r?1:n<r?-1:0}var br=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function vr(n){return function(x){let v=br.exec(x);if(!v)return!1;
let g=+v[1],b=+v[2],e=+v[3],i=v[4],l=v[5]==="-"?-1:1,t=+(v[6]||0),s=+(v[7]||0);if(t>23||s>59||n&&!i)return!1;if(g<=23&&b<=59&&e<60)return!0;let o=b-s*l,d=g-t*l-
(o<0?1:0);return(d===23||d===-1)&&(o===59||o===-1)&&e<61}}function kr(n,r){if(!(n&&r))return;let x=new Date("2020-01-01T"+n).valueOf(),v=new Date("2020-01-01T"+
r).valueOf();if(x&&v)return x-v}function Xr(n,r){if(!(n&&r))return;let x=br.exec(n),v=br.exec(r);if(x&&v)return n=x[1]+x[2]+x[3],r=v[1]+v[2]+v[3],n>r?1:n<r?-1:0}
var xr=/t|\s/i;function Kr(n){let r=vr(n);return function(v){let g=v.split(xr);return g.length===2&&Zr(g[0])&&r(g[1])}}function Yr(n,r){if(!(n&&r))return;let x=new Date(
n).valueOf(),v=new Date(r).valueOf();if(x&&v)return x-v}function Qr(n,r){if(!(n&&r))return;let[x,v]=n.split(xr),[g,b]=r.split(xr),e=$r(x,g);if(e!==void 0)return e||
kr(v,b)}var qs=/\/|:/,Ps=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function js(n){return qs.test(n)&&Ps.test(n)}var Jr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Ls(n){return Jr.lastIndex=0,Jr.
test(n)}var Ws=-(2**31),Os=2**31-1;function Ns(n){return Number.isInteger(n)&&n<=Os&&n>=Ws}function Es(n){return Number.isInteger(n)}function Gr(){return!0}var Rs=/[^\\]\\Z/;
function Cs(n){if(Rs.test(n))return!1;try{return new RegExp(n),!0}catch{return!1}}});var rn=Hr(Ir=>{"use strict";Object.defineProperty(Ir,"__esModule",{value:!0});function tn(n){let r=n.length,x=0,v=0,g;for(;v<r;)x++,g=n.charCodeAt(v++),g>=55296&&
g<=56319&&v<r&&(g=n.charCodeAt(v),(g&64512)===56320&&v++);return x}Ir.default=tn;tn.code='require("ajv/dist/runtime/ucs2length").default'});var ta={};$s(ta,{answers:()=>ea});var $n=ii;var _s={type:"object",description:"The user that an API key belongs to.",required:["id","name","plan"],properties:{id:{type:"string",description:"Identifier of \
the user, as in `createdBy` and for `POST \u2026/members`."},name:{type:"string",description:"The user's name."},plan:{type:"string",enum:["free","pro"],"x-exte\
nsible-enum":!0,description:"On `free`, the environments staging and development are locked; on `pro` nothing is."}}};function ii(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ii.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/CurrentUser/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.plan===void 0){let t={instancePath:r,
schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(
t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/CurrentUser/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Curr\
entUser/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.plan!==void 0){let t=n.plan;if(typeof t!=
"string"){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="free"||t==="pro")){let s={instancePath:r+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/enum",keyword:"enum",params:{
allowedValues:_s.properties.plan.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/CurrentUser/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ii.errors=e,i===0}ii.evaluated={props:{
id:!0,name:!0,plan:!0},dynamicProps:!1,dynamicItems:!1};var c=ri;var Ds={type:"object",required:["in","path","message"],properties:{in:{type:"string",enum:["body","query","path","header"],description:"The part of the request \
that is at fault."},path:{type:"string",description:"JSON Pointer to the fault in that part."},message:{type:"string",description:"What is wrong there."}}};function V(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.code===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),i++}if(n.message===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}if(n.retryable===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[t]:e.push(t),i++}
if(n.requestId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"},message:"must have required prope\
rty 'requestId'"};e===null?e=[t]:e.push(t),i++}if(n.code!==void 0&&typeof n.code!="string"){let t={instancePath:r+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.message!==void 0&&typeof n.message!="string"){let t={instancePath:r+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.retryable!==void 0&&
typeof n.retryable!="boolean"){let t={instancePath:r+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),i++}if(n.requestId!==void 0&&typeof n.requestId!="string"){let t={instancePath:r+"/requestId",schemaPath:"#/properties/req\
uestId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.details!==void 0){let t=n.details;if(Array.isArray(
t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.in===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"\
#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};e===null?e=[a]:e.push(a),i++}if(d.
path===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/requ\
ired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.in!==void 0){let a=d.
in;if(typeof a!="string"){let m={instancePath:r+"/details/"+o+"/in",schemaPath:"#/$defs/ApiErrorDetail/properties/in/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="body"||a==="query"||a==="path"||a==="header")){let m={instancePath:r+"/details/"+o+"/in",schemaPath:"\
#/$defs/ApiErrorDetail/properties/in/enum",keyword:"enum",params:{allowedValues:Ds.properties.in.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),i++}}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/details/"+o+"/path",schemaPath:"#/$defs/ApiErrorDetail/properties\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.message!==void 0&&typeof d.message!="string"){let a={
instancePath:r+"/details/"+o+"/message",schemaPath:"#/$defs/ApiErrorDetail/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/details/"+o,schemaPath:"#/$defs/ApiErrorDetail/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return V.errors=e,i===0}V.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};
function ri(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ri.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),V(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?V.errors:e.concat(
V.errors),i=e.length),ri.errors=e,i===0}ri.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};var kn=ni;var nn={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Us={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."},k=en().fullFormats["date-time"];function H(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.scope===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}
if(n.lastUsedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required pro\
perty 'lastUsedAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!=
"string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(n.scope!==void 0){let t=n.scope;if(typeof t!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/en\
um",keyword:"enum",params:{allowedValues:Us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.
maskedKey!="string"){let t={instancePath:r+"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/proper\
ties/expiresAt/type",keyword:"type",params:{type:nn.properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&
!k.validate(t)){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsed\
At",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type:nn.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return H.errors=e,i===0}H.evaluated={props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};function K(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=K.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)H(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||
(e=e===null?H.errors:e.concat(H.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return K.errors=e,i===0}K.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ni(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ni.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),K(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?K.errors:e.concat(K.errors),i=
e.length),ni.errors=e,i===0}ni.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var In=si;var sn={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Ms={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."};function J(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.
push(t),i++}if(n.scope===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required p\
roperty 'scope'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt===void 0){let t={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}if(n.lastUsedAt===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?
e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must\
 have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.scope!==void 0){let t=n.
scope;if(typeof t!="string"){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:r+"/scope",schemaPath:"#/$defs/ApiKeyScope/enum",keyword:"enum",params:{allowedValues:Ms.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0&&typeof n.maskedKey!="string"){let t={instancePath:r+
"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.expiresAt!==
void 0){let t=n.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:sn.
properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/expiresAt",
schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.
lastUsedAt!==void 0){let t=n.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"\
type",params:{type:sn.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+
"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/cr\
eatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"\
/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return J.errors=e,i===0}J.evaluated=
{props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function G(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),J(n,
{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?J.errors:e.concat(J.errors),i=e.length),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have requir\
ed property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={instancePath:r+"/key",schemaPath:"#/allOf/1/properties/key/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===0}G.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,
expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function si(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=si.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),G(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?G.errors:e.concat(G.errors),i=e.length),si.errors=e,i===0}si.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,
lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Tn=oi;var Bs={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null without a description."},createdBy:{type:"\
string",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds\
."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Z(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required p\
roperty 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pag\
e"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==
void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.slug===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[a]:e.push(a),i++}if(d.name===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required \
property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.description===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[a]:e.push(a),i++}if(d.createdBy===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===
null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),
i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Workspace/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.slug!==void 0&&typeof d.slug!="string"){let a={instancePath:r+"/data/"+o+"/slug",schemaPath:"\
#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.
name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),i++}if(d.description!==void 0){let a=d.description;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/des\
cription",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Bs.properties.description.type},message:"must be string,null"};
e===null?e=[m]:e.push(m),i++}}if(d.createdBy!==void 0&&typeof d.createdBy!="string"){let a={instancePath:r+"/data/"+o+"/createdBy",schemaPath:"#/$defs/Workspace\
/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.createdAt!==void 0){let a=d.createdAt;
if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"\
#/$defs/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.updatedAt!==void 0){
let a=d.updatedAt;if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"\
/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{
let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Z.errors=e,i===0}Z.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function oi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=oi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Z(n,{instancePath:r,parentData:x,
parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length),oi.errors=e,i===0}oi.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var hr=ai;var Fs={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null without a description."},createdBy:{type:"\
string",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds\
."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ai(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ai.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.slug===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",
params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"description"},message:"must have required prop\
erty 'description'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),
i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must\
 have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/Work\
space/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.slug!==void 0&&typeof n.slug!="strin\
g"){let t={instancePath:r+"/slug",schemaPath:"#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/description",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Fs.properties.description.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0&&typeof n.createdBy!="string"){let t={instancePath:r+"/createdBy",schemaPath:"#/$defs/\
Workspace/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.createdAt!==void 0){let t=n.
createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$def\
s/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.
updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$def\
s/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ai.errors=e,i===0}ai.evaluated=
{props:{id:!0,slug:!0,name:!0,description:!0,createdBy:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Sn=di;var zs={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member","former"],"x-extensible-enum":!0,description:"\
`owner` may do everything; `member` everything but change, delete and manage; `former` nothing any more."},createdAt:{type:"string",format:"date-time",description:"\
Since when; of a former member, when the membership ended."}}};function X(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.userId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"\
userId"},message:"must have required property 'userId'"};e===null?e=[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/M\
ember/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.role===void 0){
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'r\
ole'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.userId!==void 0&&typeof d.userId!="string"){let a={instancePath:r+
"/data/"+o+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Member/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.role!==void 0){let a=d.role;if(typeof a!="string"){let m={instancePath:r+"/data/"+o+"\
/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="o\
wner"||a==="member"||a==="former")){let m={instancePath:r+"/data/"+o+"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",params:{allowedValues:zs.
properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a==
"string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Member\
/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/data/"+o,
schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return X.errors=e,i===0}X.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function di(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=di.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),X(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?X.errors:e.concat(X.errors),i=e.length),di.errors=e,i===0}di.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var An=pi;var Vs={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member","former"],"x-extensible-enum":!0,description:"\
`owner` may do everything; `member` everything but change, delete and manage; `former` nothing any more."},createdAt:{type:"string",format:"date-time",description:"\
Since when; of a former member, when the membership ended."}}};function pi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=pi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.userId===void 0){
let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};
e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.role===void 0){let t={instancePath:r,schemaPath:"#/$defs/Member/required",keyword:"requir\
ed",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/Member/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}
if(n.userId!==void 0&&typeof n.userId!="string"){let t={instancePath:r+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/M\
ember/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.role!==void 0){let t=n.role;if(typeof t!=
"string"){let s={instancePath:r+"/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}if(!(t==="owner"||t==="member"||t==="former")){let s={instancePath:r+"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",
params:{allowedValues:Vs.properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.
createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/M\
ember/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return pi.errors=e,i===0}pi.evaluated={props:{
userId:!0,name:!0,role:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var qn=mi;var on={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDa\
ys","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of i\
ts workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"\
Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not \
include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after\
 their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},
createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, \
UTC, with milliseconds."}}};function Y(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Y.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(d.slug===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=
[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.isDefault===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Env\
ironment/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[a]:e.push(a),i++}if(d.
isLocked===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"mu\
st have required property 'isLocked'"};e===null?e=[a]:e.push(a),i++}if(d.retentionDays===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environmen\
t/required",keyword:"required",params:{missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[a]:e.push(a),i++}if(d.
createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&
typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId!==void 0&&typeof d.workspaceId!="string"){let a={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"\
#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.slug!==void 0){
let a=d.slug;if(typeof a!="string"){let m={instancePath:r+"/data/"+o+"/slug",schemaPath:"#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="production"||a==="staging"||a==="development")){let m={instancePath:r+"/data/"+o+"/slu\
g",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:on.properties.slug.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[m]:e.push(m),i++}}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/Environment\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.isDefault!==void 0&&typeof d.isDefault!=
"boolean"){let a={instancePath:r+"/data/"+o+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.isLocked!==void 0&&typeof d.isLocked!="boolean"){let a={instancePath:r+"/data/"+o+"/isLocked",schemaPath:"#/\
$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.retentionDays!==
void 0){let a=d.retentionDays;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Envir\
onment/properties/retentionDays/type",keyword:"type",params:{type:on.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}
if(typeof a=="number"){if(a>36500||isNaN(a)){let m={instancePath:r+"/data/"+o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[m]:e.push(m),i++}if(a<1||isNaN(a)){let m={instancePath:r+"/data/"+
o+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[m]:e.push(m),i++}}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",
schemaPath:"#/$defs/Environment/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:
e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.updatedAt!==void 0){let a=d.updatedAt;if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+
"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Environment/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Y.errors=e,i===0}Y.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function mi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=mi.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=
e===null?Y.errors:e.concat(Y.errors),i=e.length),mi.errors=e,i===0}mi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Rr=ci;var an={description:"An environment with its binding.",allOf:[{$ref:"#/$defs/Environment"},{type:"object",required:["providerKeyId","model","verify","allowedRes\
idencies","fallbacks","keepPrompts","promptRetentionDays","resolved"],properties:{providerKeyId:{type:["string","null"],description:"The bound provider key; nul\
l for the system fallback."},model:{type:["string","null"],description:"The model set here; null to inherit the key's default model, or the system's without a k\
ey."},verify:{type:"boolean",description:"Whether each extraction asks the model a second, differently framed time, to tell what it is sure of. It costs about t\
wice the tokens; the built-in extractor does without."},allowedResidencies:{$ref:"#/$defs/AllowedResidencies"},fallbacks:{type:"array",description:"Asked in thi\
s order when the provider before fails.",items:{$ref:"#/$defs/ModelFallback"}},keepPrompts:{type:"boolean",description:"Whether what models are sent and answer \
is kept, encrypted, for the owner to read. False unless it was switched on."},promptRetentionDays:{type:"integer",minimum:1,maximum:36500,description:"How many \
days after a call its request and answer are erased, if the run does not expire before."},resolved:{$ref:"#/$defs/ResolvedModel"}}}]},dn={type:"object",description:"\
One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDays","createdAt","updatedAt"],properties:{
id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of its workspace."},slug:{type:"string",enum:[
"production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"Its name for people."},isDefault:{type:"\
boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not include it; a locked environment can be \
read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after their `createdAt` documents and runs ex\
pire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},createdAt:{type:"string",format:"date\
-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var Hs={type:"object",description:"A model that takes over from another.",additionalProperties:!1,required:["providerKeyId","model"],properties:{providerKeyId:{
type:"string",minLength:1,maxLength:200,description:"A provider key of the owner."},model:{type:["string","null"],minLength:1,maxLength:200,description:"A model\
 of the key's provider; null for the key's default model."}}},I=rn().default;var Ks={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function Q(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}
if(n.keySource===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required prope\
rty 'keySource'"};e===null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/properties/p\
rovider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.model!==void 0&&typeof n.model!="string"){let t={
instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.residency!==
void 0&&typeof n.residency!="string"){let t={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.keySource!==void 0){let t=n.keySource;if(typeof t!="string"){let s={instancePath:r+"/keySource",schemaPath:"#\
/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:r+
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Ks.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Q.errors=e,i===0}Q.evaluated={props:{provider:!0,model:!0,residency:!0,keySource:!0},dynamicProps:!1,dynamicItems:!1};function ee(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/r\
equired",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.slug===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property \
'slug'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.isDefault===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[t]:e.push(t),i++}if(n.isLocked===
void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"must have required prope\
rty 'isLocked'"};e===null?e=[t]:e.push(t),i++}if(n.retentionDays===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{
missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,
schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=
[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"updatedAt"},
message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"\
#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&
typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.slug!==void 0){let t=n.slug;if(typeof t!="string"){let s={instancePath:r+"/slug",schemaPath:"\
#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="production"||t===
"staging"||t==="development")){let s={instancePath:r+"/slug",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:dn.properties.
slug.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/$defs/Environment/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
isDefault!==void 0&&typeof n.isDefault!="boolean"){let t={instancePath:r+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.isLocked!==void 0&&typeof n.isLocked!="boolean"){let t={instancePath:r+"/is\
Locked",schemaPath:"#/$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(n.retentionDays!==void 0){let t=n.retentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/retentionDays",schemaPath:"#/$\
defs/Environment/properties/retentionDays/type",keyword:"type",params:{type:dn.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"){if(t>36500||isNaN(t)){let s={instancePath:r+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:r+"/retentionDays",
schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/Environment\
/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/Environment/pro\
perties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/Environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.providerKeyId===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/all\
Of/1/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.verify===void 0){
let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"verify"},message:"must have required property 'verify'"};e===null?
e=[t]:e.push(t),i++}if(n.allowedResidencies===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"allowedR\
esidencies"},message:"must have required property 'allowedResidencies'"};e===null?e=[t]:e.push(t),i++}if(n.fallbacks===void 0){let t={instancePath:r,schemaPath:"\
#/allOf/1/required",keyword:"required",params:{missingProperty:"fallbacks"},message:"must have required property 'fallbacks'"};e===null?e=[t]:e.push(t),i++}if(n.
keepPrompts===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"keepPrompts"},message:"must have require\
d property 'keepPrompts'"};e===null?e=[t]:e.push(t),i++}if(n.promptRetentionDays===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"requir\
ed",params:{missingProperty:"promptRetentionDays"},message:"must have required property 'promptRetentionDays'"};e===null?e=[t]:e.push(t),i++}if(n.resolved===void 0){
let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"resolved"},message:"must have required property 'resolved'"};e===
null?e=[t]:e.push(t),i++}if(n.providerKeyId!==void 0){let t=n.providerKeyId;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/providerKeyId",schemaPath:"\
#/allOf/1/properties/providerKeyId/type",keyword:"type",params:{type:an.allOf[1].properties.providerKeyId.type},message:"must be string,null"};e===null?e=[s]:e.
push(s),i++}}if(n.model!==void 0){let t=n.model;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/model",schemaPath:"#/allOf/1/properties/model/type",keyword:"\
type",params:{type:an.allOf[1].properties.model.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.verify!==void 0&&typeof n.verify!="boole\
an"){let t={instancePath:r+"/verify",schemaPath:"#/allOf/1/properties/verify/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[t]:e.push(t),i++}if(n.allowedResidencies!==void 0){let t=n.allowedResidencies;if(Array.isArray(t)){if(t.length>20){let a={instancePath:r+"/allowedResidencies",
schemaPath:"#/$defs/AllowedResidencies/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[a]:e.push(a),i++}let s=t.
length;for(let a=0;a<s;a++){let m=t[a];if(typeof m=="string"){if(I(m)>100){let p={instancePath:r+"/allowedResidencies/"+a,schemaPath:"#/$defs/AllowedResidencies\
/items/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+
"/allowedResidencies/"+a,schemaPath:"#/$defs/AllowedResidencies/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/allowedResidencies/"+a,schemaPath:"#/$defs/AllowedResidencies/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}let o=t.length,d;if(o>1){let a={};for(;o--;){let m=t[o];if(typeof m=="string"){if(typeof a[m]==
"number"){d=a[m];let p={instancePath:r+"/allowedResidencies",schemaPath:"#/$defs/AllowedResidencies/uniqueItems",keyword:"uniqueItems",params:{i:o,j:d},message:"\
must NOT have duplicate items (items ## "+d+" and "+o+" are identical)"};e===null?e=[p]:e.push(p),i++;break}a[m]=o}}}}else{let s={instancePath:r+"/allowedReside\
ncies",schemaPath:"#/$defs/AllowedResidencies/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.fallbacks!==
void 0){let t=n.fallbacks;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.providerKeyId===
void 0){let a={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/required",keyword:"required",params:{missingProperty:"providerKeyId"},message:"m\
ust have required property 'providerKeyId'"};e===null?e=[a]:e.push(a),i++}if(d.model===void 0){let a={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFa\
llback/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[a]:e.push(a),i++}for(let a in d)
if(!(a==="providerKeyId"||a==="model")){let m={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(d.providerKeyId!==void 0){let a=d.providerKeyId;
if(typeof a=="string"){if(I(a)>200){let m={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKeyId/maxLength",
keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(m),i++}if(I(a)<1){let m={instancePath:r+"/fallbac\
ks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/providerKeyId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/fallbacks/"+o+"/providerKeyId",schemaPath:"#/$defs/ModelFallback/properties/provi\
derKeyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.model!==void 0){let a=d.model;if(typeof a!="st\
ring"&&a!==null){let m={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/type",keyword:"type",params:{type:Hs.properties.
model.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="string"){if(I(a)>200){let m={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"\
#/$defs/ModelFallback/properties/model/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[m]:e.push(
m),i++}if(I(a)<1){let m={instancePath:r+"/fallbacks/"+o+"/model",schemaPath:"#/$defs/ModelFallback/properties/model/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}}}else{let a={instancePath:r+"/fallbacks/"+o,schemaPath:"#/$defs/ModelFallback/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/fallbacks",schemaPath:"#/allOf/1\
/properties/fallbacks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.keepPrompts!==void 0&&typeof n.keepPrompts!=
"boolean"){let t={instancePath:r+"/keepPrompts",schemaPath:"#/allOf/1/properties/keepPrompts/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[t]:e.push(t),i++}if(n.promptRetentionDays!==void 0){let t=n.promptRetentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/promptRetentionDays",schemaPath:"#/allOf/1/properties/promptRetentionDays/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
s]:e.push(s),i++}if(typeof t=="number"){if(t>36500||isNaN(t)){let s={instancePath:r+"/promptRetentionDays",schemaPath:"#/allOf/1/properties/promptRetentionDays/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:r+
"/promptRetentionDays",schemaPath:"#/allOf/1/properties/promptRetentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}}n.resolved!==void 0&&(Q(n.resolved,{instancePath:r+"/resolved",parentData:n,parentDataProperty:"resolved",rootData:g,dynamicAnchors:b})||
(e=e===null?Q.errors:e.concat(Q.errors),i=e.length))}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[t]:e.push(t),i++}return ee.errors=e,i===0}ee.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,fallbacks:!0,keepPrompts:!0,
promptRetentionDays:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
function ci(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ci.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),ee(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ee.errors:e.concat(
ee.errors),i=e.length),ci.errors=e,i===0}ci.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,allowedResidencies:!0,fallbacks:!0,keepPrompts:!0,promptRetentionDays:!0,
resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Pn=li;var Tr={type:"object",description:"A proposed schema. It is not stored.",required:["schemaKey","name","description","definition","fields","warnings","notes","pr\
ovider","model","residency","keySource","inputTokens","outputTokens","cost"],properties:{schemaKey:{type:"string",description:"A key for it, such as `invoice`."},
name:{type:"string",description:"A name for people."},description:{type:"string",description:"What kind of document it is for."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema."},fields:{type:"array",items:{$ref:"#/$defs/ProposedField"},description:"The fields of the first level, with what the documents ha\
ve of them."},warnings:{type:"array",items:{$ref:"#/$defs/LintWarning"},description:"Warnings about the definition, as of the lint operation."},notes:{type:"arr\
ay",items:{type:"string"},description:"Sentences for a person, as why no model answered."},provider:{type:"string",description:"The provider that proposed it; `\
local` for the built-in extractor."},model:{type:"string",description:"Its model."},residency:{type:"string",description:"Where the provider processes data."},keySource:{
type:"string",enum:["system","user"],description:"Whose key was used."},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent; null where none\
 are counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens generated; null where none are counted."},cost:{description:"What it cost; n\
ull if unknown or nothing was paid.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]}}},Js={type:"object",description:"A field of the first level of the proposed de\
finition.",required:["path","label","documents"],properties:{path:{type:"string",description:"JSON Pointer into the definition."},label:{type:["string","null"],
description:"The label or heading that the documents have for it; null where a field has none of its own."},documents:{type:"integer",minimum:0,description:"How\
 many of the documents have a value for it."}}};function te(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=te.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.schemaKey===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[o]:e.push(o),i++}if(n.name===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(n.description===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'descriptio\
n'"};e===null?e=[o]:e.push(o),i++}if(n.definition===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},
message:"must have required property 'definition'"};e===null?e=[o]:e.push(o),i++}if(n.fields===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[o]:e.push(o),i++}if(n.warnings===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[o]:e.push(o),i++}if(n.
notes===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},message:"must have required property 'notes'"};
e===null?e=[o]:e.push(o),i++}if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"\
must have required property 'provider'"};e===null?e=[o]:e.push(o),i++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),i++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),i++}if(n.keySource===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};
e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},
message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===void 0){let o={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),
i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let o={instancePath:r+"/schemaKey",schemaPath:"#/properties/schemaKey/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.name!==void 0&&typeof n.name!="string"){let o={instancePath:r+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.description!==void 0&&typeof n.description!="st\
ring"){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}if(n.definition!==void 0){let o=n.definition;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let d={instancePath:r+"/definition",schemaPath:"\
#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}if(n.fields!==void 0){let o=n.fields;
if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){let m=o[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.path===void 0){let p={instancePath:r+"/fie\
lds/"+a,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[p]:e.push(p),i++}if(m.label===void 0){let p={instancePath:r+"/fields/"+a,schemaPath:"#/$defs/ProposedField/required",keyword:"required",params:{missingProperty:"\
label"},message:"must have required property 'label'"};e===null?e=[p]:e.push(p),i++}if(m.documents===void 0){let p={instancePath:r+"/fields/"+a,schemaPath:"#/$d\
efs/ProposedField/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[p]:e.push(p),
i++}if(m.path!==void 0&&typeof m.path!="string"){let p={instancePath:r+"/fields/"+a+"/path",schemaPath:"#/$defs/ProposedField/properties/path/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.label!==void 0){let p=m.label;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/fields/"+a+"/label",schemaPath:"#/$defs/ProposedField/properties/label/type",keyword:"type",params:{type:Js.properties.label.type},message:"must be string,nul\
l"};e===null?e=[u]:e.push(u),i++}}if(m.documents!==void 0){let p=m.documents;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/fields/"+a+"/d\
ocuments",schemaPath:"#/$defs/ProposedField/properties/documents/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),
i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/fields/"+a+"/documents",schemaPath:"#/$defs/ProposedField/properties/documents/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+"/fields/"+a,schemaPath:"#/$defs/Pro\
posedField/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={instancePath:r+"/fields",schemaPath:"\
#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.warnings!==void 0){let o=n.warnings;if(Array.
isArray(o)){let d=o.length;for(let a=0;a<d;a++){let m=o[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.path===void 0){let p={instancePath:r+"/warnings/"+a,
schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[p]:e.push(
p),i++}if(m.code===void 0){let p={instancePath:r+"/warnings/"+a,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[p]:e.push(p),i++}if(m.message===void 0){let p={instancePath:r+"/warnings/"+a,schemaPath:"#/$defs/LintWarning/re\
quired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[p]:e.push(p),i++}if(m.path!==void 0&&
typeof m.path!="string"){let p={instancePath:r+"/warnings/"+a+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.code!==void 0&&typeof m.code!="string"){let p={instancePath:r+"/warnings/"+a+"/code",schemaPath:"#/$\
defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.message!==void 0&&typeof m.
message!="string"){let p={instancePath:r+"/warnings/"+a+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.provider!==void 0&&typeof m.provider!="string"){let p={instancePath:r+"/warnings/"+a+"/provider",schemaPath:"\
#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/warnings/"+a,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.
notes!==void 0){let o=n.notes;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++)if(typeof o[a]!="string"){let m={instancePath:r+"/notes/"+a,schemaPath:"#/\
properties/notes/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{let d={instancePath:r+"/notes",schemaPath:"\
#/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let o={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
o]:e.push(o),i++}if(n.model!==void 0&&typeof n.model!="string"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"\
#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.keySource!==void 0){let o=n.keySource;
if(typeof o!="string"){let d={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),i++}if(!(o==="system"||o==="user")){let d={instancePath:r+"/keySource",schemaPath:"#/properties/keySource/enum",keyword:"enum",params:{
allowedValues:Tr.properties.keySource.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",
params:{type:Tr.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),
i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/outputTokens",schemaPath:"#\
/properties/outputTokens/type",keyword:"type",params:{type:Tr.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.amount===void 0){
let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amou\
nt'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==void 0){let u=o.amount;if(typeof u=="number"){if(u<0||isNaN(
u)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};e===null?e=[h]:e.push(h),i++}}if(o.currency!==void 0&&typeof o.currency!="string"){let u={instancePath:r+"/cost/currency",schemaPath:"\
#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var s=m===i;if(a=a||s,s){var t={};
t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+"/cost",schemaPath:"#/propert\
ies/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),i++}}}else{let o={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return te.errors=e,i===0}te.evaluated={props:{schemaKey:!0,name:!0,
description:!0,definition:!0,fields:!0,warnings:!0,notes:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,
dynamicItems:!1};function li(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=li.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),te(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?
te.errors:e.concat(te.errors),i=e.length),li.errors=e,i===0}li.evaluated={props:{schemaKey:!0,name:!0,description:!0,definition:!0,fields:!0,warnings:!0,notes:!0,
provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};var jn=ui;function ie(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ie.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[t]:e.push(t),i++}if(n.definition===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(n.document===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.description!==void 0&&typeof n.description!="string"){let t={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.definition!==void 0){let t=n.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.document!==void 0){let t=n.document;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),i++}if(t.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),i++}if(t.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.mimeType!==void 0&&typeof t.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(t.fileSize!==void 0){let s=t.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ie.errors=e,i===0}ie.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function re(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)ie(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return re.errors=e,i===0}re.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ui(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=ui.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),re(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?re.errors:e.concat(re.errors),i=e.length),ui.errors=e,i===0}ui.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var Ln=hi;function ne(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ne.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.key===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"key"},message:"must have required property 'key'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[t]:e.push(t),i++}if(n.definition===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"\
must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(n.document===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"document"},message:"must have required property 'document'"};e===null?e=[t]:e.push(t),i++}if(n.key!==void 0&&typeof n.key!="string"){let t={
instancePath:r+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(n.description!==void 0&&typeof n.description!="string"){let t={instancePath:r+"/description",schemaPath:"#/properties/descriptio\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.definition!==void 0){let t=n.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),i++}}if(n.document!==void 0){let t=n.document;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===void 0){let s={instancePath:r+
"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[s]:e.push(s),i++}if(t.mimeType===void 0){let s={instancePath:r+"/document",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{
missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?e=[s]:e.push(s),i++}if(t.fileSize===void 0){let s={instancePath:r+"/docum\
ent",schemaPath:"#/$defs/SchemaTemplateDocument/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must have required property 'fileSize'"};
e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.name!="string"){let s={instancePath:r+"/document/name",schemaPath:"#/$defs/SchemaTemplateDocument/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.mimeType!==void 0&&typeof t.mimeType!="strin\
g"){let s={instancePath:r+"/document/mimeType",schemaPath:"#/$defs/SchemaTemplateDocument/properties/mimeType/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(t.fileSize!==void 0){let s=t.fileSize;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/docu\
ment/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/document/fileSize",schemaPath:"#/$defs/SchemaTemplateDocument/properties/fileS\
ize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/document",schemaPath:"\
#/$defs/SchemaTemplateDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ne.errors=e,i===0}ne.evaluated={props:{key:!0,name:!0,
description:!0,definition:!0,document:!0},dynamicProps:!1,dynamicItems:!1};function hi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=hi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ne(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length),hi.errors=e,i===0}hi.evaluated={props:{key:!0,name:!0,description:!0,definition:!0,document:!0},
dynamicProps:!1,dynamicItems:!1};var Wn=fi;var Gs={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function se(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=se.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.workspaceId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(d.schemaKey===void 0){let a={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required propert\
y 'schemaKey'"};e===null?e=[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(d.description===void 0){let a={instancePath:r+"/da\
ta/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};
e===null?e=[a]:e.push(a),i++}if(d.latestVersionNumber===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={
instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required propert\
y 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/SchemaFamily/required",keyword:"requi\
red",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){
let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),i++}if(d.workspaceId!==void 0&&typeof d.workspaceId!="string"){let a={instancePath:r+"/data/"+o+"/workspaceId",schemaPath:"#/$defs/SchemaFa\
mily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.schemaKey!==void 0&&typeof d.
schemaKey!="string"){let a={instancePath:r+"/data/"+o+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/\
$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.description!==void 0){
let a=d.description;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/typ\
e",keyword:"type",params:{type:Gs.properties.description.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.latestVersionNumber!==void 0){let a=d.
latestVersionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/proper\
ties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(
a))){let m={instancePath:r+"/data/"+o+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.validate(
a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.updatedAt!==void 0){let a=d.updatedAt;if(typeof a==
"string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$def\
s/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return se.errors=e,i===0}se.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function fi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=fi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),se(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?se.errors:e.concat(se.errors),i=e.length),fi.errors=e,i===0}fi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var On=yi;var Zs={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}},Xs={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash",
"definition","instructions","examples","parameters","rules","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"\
string",description:"Identifier of the schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},
definitionHash:{type:"string",pattern:"^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). I\
f the version has `instructions`, `examples`, `parameters` or `rules`, it is the digest of an object with `definition` and those of them that it has."},definition:{
type:"object",additionalProperties:!0,description:"The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside t\
he definition; null for nothing."},examples:{type:"array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{
description:"Parameters of calls to models; null for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},rules:{type:"array",description:"Wha\
t must be true of the data.",items:{$ref:"#/$defs/SchemaRule"}},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var Ys={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},Qs={type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice\
, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the\
 answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error",
"warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are a\
dded."}}},fr=new RegExp("^sha256:[0-9a-f]{64}$","u"),Cr=new RegExp("\\S","u");function oe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}
if(n.familyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required propert\
y 'familyId'"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.
definition===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property\
 'definition'"};e===null?e=[s]:e.push(s),i++}if(n.instructions===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
instructions"},message:"must have required property 'instructions'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};
e===null?e=[s]:e.push(s),i++}if(n.rules===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"mus\
t have required property 'rules'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.
familyId!="string"){let s={instancePath:r+"/familyId",schemaPath:"#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(n.versionNumber!==void 0){let s=n.versionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",
schemaPath:"#/properties/versionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&
(s<1||isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.definitionHash!==void 0){let s=n.definitionHash;if(typeof s=="string"){if(!fr.test(s)){let o={instancePath:r+"\
/definitionHash",schemaPath:"#/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha25\
6:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
let o={instancePath:r+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),i++}}if(n.instructions!==void 0){let s=n.instructions;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instruc\
tions/type",keyword:"type",params:{type:Xs.properties.instructions.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.
examples;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let m={instancePath:r+
"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};
e===null?e=[m]:e.push(m),i++}if(a.values===void 0){let m={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"\
values"},message:"must have required property 'values'"};e===null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="excerpt"||m==="values")){let p={instancePath:r+"/\
examples/"+d,schemaPath:"#/$defs/SchemaExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additio\
nal properties"};e===null?e=[p]:e.push(p),i++}if(a.excerpt!==void 0){let m=a.excerpt;if(typeof m=="string"){if(I(m)>2e4){let p={instancePath:r+"/examples/"+d+"/\
excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 character\
s"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",
schemaPath:"#/$defs/SchemaExample/properties/excerpt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==
void 0){let m=a.values;if(!(m&&typeof m=="object"&&!Array.isArray(m))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properti\
es/values/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/examples/"+d,schemaPath:"\
#/$defs/SchemaExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/examples",
schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.
parameters,o=i,d=!1,a=i;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelPa\
rameters/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p===
"temperature"||p==="seed"||p==="reasoningEffort")){let u={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;
if(typeof p=="number"){if(p>2||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",
schemaPath:"#/$defs/ModelParameters/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.
push(u),i++}}else{let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),i++}if(typeof p=="number"){if(p>2147483647||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+
"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[u]:e.push(u),i++}}}if(s.reasoningEffort!==void 0){let p=s.reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"\
#/$defs/ModelParameters/properties/reasoningEffort/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="\
none"||p==="minimal"||p==="low"||p==="medium"||p==="high"||p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/Mode\
lParameters/properties/reasoningEffort/enum",keyword:"enum",params:{allowedValues:Ys.properties.reasoningEffort.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let m=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/\
parameters/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=m===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=
o:e=null);else{let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e===null?e=[p]:e.push(p),i++}}if(n.rules!==void 0){let s=n.rules;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.name===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[m]:e.push(m),i++}if(a.check===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",
keyword:"required",params:{missingProperty:"check"},message:"must have required property 'check'"};e===null?e=[m]:e.push(m),i++}if(a.severity===void 0){let m={instancePath:r+
"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===
null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="name"||m==="check"||m==="when"||m==="severity"||m==="message")){let p={instancePath:r+"/rules/"+d,schemaPath:"\
#/$defs/SchemaRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=
[p]:e.push(p),i++}if(a.name!==void 0){let m=a.name;if(typeof m=="string"){if(I(m)>200){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/\
properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={
instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[p]:e.push(p),i++}if(!Cr.test(m)){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"\
#/$defs/SchemaRule/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.check!==void 0){let m=a.
check;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/maxLength",keyword:"maxLeng\
th",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"\
#/$defs/SchemaRule/properties/check/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),i++}}if(a.when!==void 0){let m=a.when;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs\
/SchemaRule/properties/when/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[p]:e.push(p),i++}if(I(
m)<1){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.severity!==void 0){let m=a.severity;if(typeof m!="string"){let p={
instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/SchemaRule/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),i++}if(!(m==="error"||m==="warning")){let p={instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/SchemaRule/properties/severity/\
enum",keyword:"enum",params:{allowedValues:Qs.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(a.
message!==void 0){let m=a.message;if(typeof m=="string"){if(I(m)>500){let p={instancePath:r+"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/properties/mes\
sage/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),i++}}}else{let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/\
properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return oe.errors=e,i===0}oe.evaluated=
{props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,rules:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};
function ae(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ae.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===void 0){let t={
instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'worksp\
aceId'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"\
schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/Schema\
Family/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required p\
roperty 'description'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersionNumber===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required pro\
perty 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+
"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==
void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",
schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==
void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/descriptio\
n",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:Zs.properties.description.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}}if(n.latestVersionNumber!==void 0){let t=n.latestVersionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/la\
testVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersi\
onNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;
if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;
if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFam\
ily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.latestVersion===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"latestVersion"},message:"must\
 have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}n.latestVersion!==void 0&&(oe(n.latestVersion,{instancePath:r+"/latestVersion",parentData:n,
parentDataProperty:"latestVersion",rootData:g,dynamicAnchors:b})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length))}else{let t={instancePath:r,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ae.errors=e,i===0}ae.evaluated={props:{latestVersion:!0,
id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function yi(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=yi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),ae(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ae.errors:e.concat(ae.errors),i=e.length),yi.errors=
e,i===0}yi.evaluated={props:{latestVersion:!0,id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=gi;var eo={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function gi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=gi.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId===
void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required p\
roperty 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.
description===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must h\
ave required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.latestVersionNumber===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/req\
uired",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[t]:e.push(t),i++}
if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must \
have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="s\
tring"){let t={instancePath:r+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let t={instancePath:r+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/\
workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="str\
ing"){let t={instancePath:r+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){let t=n.description;if(typeof t!="st\
ring"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:eo.properties.description.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.latestVersionNumber!==void 0){let t=n.latestVersionNumber;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersionNumber",schemaPath:"#\
/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}return gi.errors=e,i===0}gi.evaluated={props:{id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var En=wi;var to={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","rules","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identif\
ier of the schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"str\
ing",pattern:"^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instru\
ctions`, `examples`, `parameters` or `rules`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{
type:"array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models\
; null for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},rules:{type:"array",description:"What must be true of the data.",items:{$ref:"\
#/$defs/SchemaRule"}},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var io={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},ro={type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice\
, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the\
 answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error",
"warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are a\
dded."}}};function de(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=de.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.familyId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionN\
umber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"de\
finitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.definition===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),i++}if(n.instructions===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"must have required property 'instructi\
ons'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},
message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),i++}if(n.rules===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/familyId",schemaPath:"\
#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber!==void 0){let s=n.versionNumber;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/pro\
perties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.definitionHash!==void 0){
let s=n.definitionHash;if(typeof s=="string"){if(!fr.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.
definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"#/properties/definition/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.instructions!==void 0){let s=n.instructions;if(typeof s!=
"string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:to.properties.instructions.type},
message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let m={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"re\
quired",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[m]:e.push(m),i++}if(a.values===void 0){let m={instancePath:r+
"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};
e===null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="excerpt"||m==="values")){let p={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.excerpt!==
void 0){let m=a.excerpt;if(typeof m=="string"){if(I(m)>2e4){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt\
/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+
"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==void 0){let m=a.values;if(!(m&&typeof m=="object"&&!Array.isArray(
m))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.parameters,o=i,d=!1,a=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p==="temperature"||p==="seed"||p==="reasoningEffort")){let u={
instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"mus\
t NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;if(typeof p=="number"){if(p>2||isNaN(p)){let u={instancePath:r+
"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must b\
e <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperatu\
re/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/parameters/tem\
perature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParamete\
rs/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"){if(p>2147483647||
isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/pro\
perties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(s.reasoningEffort!==void 0){let p=s.
reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/reasoningEffort/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="none"||p==="minimal"||p==="low"||p==="medium"||p==="high"||
p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/reasoningEffort/enum",keyword:"enum",
params:{allowedValues:io.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+
"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}var t=a===i;
d=d||t;let m=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};e===null?e=[p]:e.push(p),i++}var t=m===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+"/parameters",schemaPath:"#/pr\
operties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.rules!==void 0){let s=n.rules;if(Array.
isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"\
#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),i++}if(a.
check===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"check"},message:"must hav\
e required property 'check'"};e===null?e=[m]:e.push(m),i++}if(a.severity===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"\
required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="name"||m===
"check"||m==="when"||m==="severity"||m==="message")){let p={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.name!==void 0){let m=a.name;if(typeof m==
"string"){if(I(m)>200){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRu\
le/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}if(!Cr.test(m)){
let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match p\
attern "\\S"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.check!==void 0){let m=a.check;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+
"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 cha\
racters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"\
#/$defs/SchemaRule/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.when!==void 0){let m=a.
when;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"\
#/$defs/SchemaRule/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),i++}}if(a.severity!==void 0){let m=a.severity;if(typeof m!="string"){let p={instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/Sche\
maRule/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(m==="error"||m==="warning")){
let p={instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/SchemaRule/properties/severity/enum",keyword:"enum",params:{allowedValues:ro.properties.severity.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(a.message!==void 0){let m=a.message;if(typeof m=="string"){if(I(m)>
500){let p={instancePath:r+"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"m\
ust NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/propertie\
s/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/rules/"+d,schemaPath:"\
#/$defs/SchemaRule/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;
if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return de.errors=e,i===0}de.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,
definition:!0,instructions:!0,examples:!0,parameters:!0,rules:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function pe(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have req\
uired property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==
void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)de(t[o],
{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?de.errors:e.concat(de.errors),i=e.length)}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return pe.errors=e,i===0}pe.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function wi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=wi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),pe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length),wi.errors=e,i===0}wi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var Rn=bi;var no={type:"object",description:"One version of a schema. Immutable.",required:["id","familyId","versionNumber","definitionHash","definition","instructions","\
examples","parameters","rules","createdAt"],properties:{id:{type:"string",description:"Identifier of the version."},familyId:{type:"string",description:"Identif\
ier of the schema family."},versionNumber:{type:"integer",minimum:1,description:"Number of the version in the family, starting at 1."},definitionHash:{type:"str\
ing",pattern:"^sha256:[0-9a-f]{64}$",description:"`sha256:` and the hexadecimal digest of the definition's canonical JSON (RFC 8785). If the version has `instru\
ctions`, `examples`, `parameters` or `rules`, it is the digest of an object with `definition` and those of them that it has."},definition:{type:"object",additionalProperties:!0,
description:"The JSON Schema, unchanged."},instructions:{type:["string","null"],description:"What models are told beside the definition; null for nothing."},examples:{
type:"array",description:"Excerpts of documents with their values.",items:{$ref:"#/$defs/SchemaExample"}},parameters:{description:"Parameters of calls to models\
; null for the defaults.",anyOf:[{$ref:"#/$defs/ModelParameters"},{type:"null"}]},rules:{type:"array",description:"What must be true of the data.",items:{$ref:"\
#/$defs/SchemaRule"}},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};var so={type:"object",description:"Parameters of calls to models. A run has a warning for each that its provider does not accept.",additionalProperties:!1,minProperties:1,
properties:{temperature:{type:"number",minimum:0,maximum:2,description:"0 by default."},seed:{type:"integer",minimum:0,maximum:2147483647,description:"1 by defa\
ult."},reasoningEffort:{type:"string",enum:["none","minimal","low","medium","high","xhigh","max"],description:"How long the model may think; the provider's defa\
ult without it."}}},oo={type:"object",description:"A rule, such as `net + tax = total` or `every item in lineItems satisfies near(item.quantity * item.unitPrice\
, item.amount)`.",additionalProperties:!1,required:["name","check","severity"],properties:{name:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"\
Names the rule in runs."},check:{type:"string",minLength:1,maxLength:4e3,description:"An expression that is true where the rule holds. A missing value makes the\
 answer unknown."},when:{type:"string",minLength:1,maxLength:4e3,description:"The rule applies only where this is true."},severity:{type:"string",enum:["error",
"warning"],description:"How much a violation matters."},message:{type:"string",maxLength:500,description:"What people are told of a violation; its numbers are a\
dded."}}};function me(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=me.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.familyId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId'"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionN\
umber'"};e===null?e=[s]:e.push(s),i++}if(n.definitionHash===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"de\
finitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(n.definition===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),i++}if(n.instructions===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"},message:"must have required property 'instructi\
ons'"};e===null?e=[s]:e.push(s),i++}if(n.examples===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},
message:"must have required property 'examples'"};e===null?e=[s]:e.push(s),i++}if(n.parameters===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===null?e=[s]:e.push(s),i++}if(n.rules===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.familyId!==void 0&&typeof n.familyId!="string"){let s={instancePath:r+"/familyId",schemaPath:"\
#/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.versionNumber!==void 0){let s=n.versionNumber;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/versionNumber",schemaPath:"#/pro\
perties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.definitionHash!==void 0){
let s=n.definitionHash;if(typeof s=="string"){if(!fr.test(s)){let o={instancePath:r+"/definitionHash",schemaPath:"#/properties/definitionHash/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/definitionHash",schemaPath:"#/properties/definitionHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.
definition!==void 0){let s=n.definition;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let o={instancePath:r+"/definition",schemaPath:"#/properties/definition/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.instructions!==void 0){let s=n.instructions;if(typeof s!=
"string"&&s!==null){let o={instancePath:r+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type:no.properties.instructions.type},
message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.examples!==void 0){let s=n.examples;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.excerpt===void 0){let m={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"re\
quired",params:{missingProperty:"excerpt"},message:"must have required property 'excerpt'"};e===null?e=[m]:e.push(m),i++}if(a.values===void 0){let m={instancePath:r+
"/examples/"+d,schemaPath:"#/$defs/SchemaExample/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};
e===null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="excerpt"||m==="values")){let p={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.excerpt!==
void 0){let m=a.excerpt;if(typeof m=="string"){if(I(m)>2e4){let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt\
/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+
"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/examples/"+d+"/excerpt",schemaPath:"#/$defs/SchemaExample/properties/excerpt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.values!==void 0){let m=a.values;if(!(m&&typeof m=="object"&&!Array.isArray(
m))){let p={instancePath:r+"/examples/"+d+"/values",schemaPath:"#/$defs/SchemaExample/properties/values/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/examples/"+d,schemaPath:"#/$defs/SchemaExample/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.parameters!==void 0){let s=n.parameters,o=i,d=!1,a=i;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let p={instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/minProperties",keyword:"minProperties",params:{limit:1},
message:"must NOT have fewer than 1 properties"};e===null?e=[p]:e.push(p),i++}for(let p in s)if(!(p==="temperature"||p==="seed"||p==="reasoningEffort")){let u={
instancePath:r+"/parameters",schemaPath:"#/$defs/ModelParameters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"mus\
t NOT have additional properties"};e===null?e=[u]:e.push(u),i++}if(s.temperature!==void 0){let p=s.temperature;if(typeof p=="number"){if(p>2||isNaN(p)){let u={instancePath:r+
"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must b\
e <= 2"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/temperature",schemaPath:"#/$defs/ModelParameters/properties/temperatu\
re/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/parameters/tem\
perature",schemaPath:"#/$defs/ModelParameters/properties/temperature/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),i++}}if(s.seed!==void 0){let p=s.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParamete\
rs/properties/seed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"){if(p>2147483647||
isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/parameters/seed",schemaPath:"#/$defs/ModelParameters/pro\
perties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(s.reasoningEffort!==void 0){let p=s.
reasoningEffort;if(typeof p!="string"){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/reasoningEffort/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="none"||p==="minimal"||p==="low"||p==="medium"||p==="high"||
p==="xhigh"||p==="max")){let u={instancePath:r+"/parameters/reasoningEffort",schemaPath:"#/$defs/ModelParameters/properties/reasoningEffort/enum",keyword:"enum",
params:{allowedValues:so.properties.reasoningEffort.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+
"/parameters",schemaPath:"#/$defs/ModelParameters/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}var t=a===i;
d=d||t;let m=i;if(s!==null){let p={instancePath:r+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};e===null?e=[p]:e.push(p),i++}var t=m===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+"/parameters",schemaPath:"#/pr\
operties/parameters/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.rules!==void 0){let s=n.rules;if(Array.
isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"\
#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),i++}if(a.
check===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"required",params:{missingProperty:"check"},message:"must hav\
e required property 'check'"};e===null?e=[m]:e.push(m),i++}if(a.severity===void 0){let m={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/required",keyword:"\
required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[m]:e.push(m),i++}for(let m in a)if(!(m==="name"||m===
"check"||m==="when"||m==="severity"||m==="message")){let p={instancePath:r+"/rules/"+d,schemaPath:"#/$defs/SchemaRule/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),i++}if(a.name!==void 0){let m=a.name;if(typeof m==
"string"){if(I(m)>200){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRu\
le/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}if(!Cr.test(m)){
let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match p\
attern "\\S"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/name",schemaPath:"#/$defs/SchemaRule/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.check!==void 0){let m=a.check;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+
"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 cha\
racters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"#/$defs/SchemaRule/properties/check/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/check",schemaPath:"\
#/$defs/SchemaRule/properties/check/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(a.when!==void 0){let m=a.
when;if(typeof m=="string"){if(I(m)>4e3){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/maxLength",keyword:"maxLength",
params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[p]:e.push(p),i++}if(I(m)<1){let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"\
#/$defs/SchemaRule/properties/when/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),i++}}else{
let p={instancePath:r+"/rules/"+d+"/when",schemaPath:"#/$defs/SchemaRule/properties/when/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),i++}}if(a.severity!==void 0){let m=a.severity;if(typeof m!="string"){let p={instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/Sche\
maRule/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(m==="error"||m==="warning")){
let p={instancePath:r+"/rules/"+d+"/severity",schemaPath:"#/$defs/SchemaRule/properties/severity/enum",keyword:"enum",params:{allowedValues:oo.properties.severity.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(a.message!==void 0){let m=a.message;if(typeof m=="string"){if(I(m)>
500){let p={instancePath:r+"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/properties/message/maxLength",keyword:"maxLength",params:{limit:500},message:"m\
ust NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/rules/"+d+"/message",schemaPath:"#/$defs/SchemaRule/propertie\
s/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/rules/"+d,schemaPath:"\
#/$defs/SchemaRule/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;
if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return me.errors=e,i===0}me.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,
definition:!0,instructions:!0,examples:!0,parameters:!0,rules:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function bi(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=bi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),me(n,{instancePath:r,
parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?me.errors:e.concat(me.errors),i=e.length),bi.errors=e,i===0}bi.evaluated={props:{id:!0,
familyId:!0,versionNumber:!0,definitionHash:!0,definition:!0,instructions:!0,examples:!0,parameters:!0,rules:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Cn=vi;function ce(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ce.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.warnings===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;
if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={instancePath:r+"/war\
nings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[a]:e.push(a),i++}if(d.code===void 0){let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$def\
s/LintWarning/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.
path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/warnings/"+o+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0&&typeof d.code!="string"){let a={instancePath:r+"/warnings/"+o+"/code",
schemaPath:"#/$defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.message!==
void 0&&typeof d.message!="string"){let a={instancePath:r+"/warnings/"+o+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.provider!==void 0&&typeof d.provider!="string"){let a={instancePath:r+"/warnings/"+o+
"/provider",schemaPath:"#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:r+"/warnings/"+o,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return ce.errors=e,i===0}ce.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};function vi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=vi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ce(n,{instancePath:r,parentData:x,
parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length),vi.errors=e,i===0}vi.evaluated={props:{warnings:!0},dynamicProps:!1,
dynamicItems:!1};var _n=xi;var O={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","warnings","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, recognised by its bytes."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},warnings:{type:"array",items:{type:"string"},description:"\
What parsing guessed, replaced or left out, in sentences: a charset that the text does not say, NUL characters. Empty until it is parsed."},extractedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the document's newest completed run; null before there is one and once the document has expire\
d."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased its content and file; null before."}}},ao={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};var C=new RegExp("^[^\\x00-\\x1f\\x7f]*$","u");function le(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(n.environmentId===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[d]:e.push(d),i++}if(n.schemaFamilyId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sc\
hemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[d]:e.push(d),i++}if(n.name===void 0){let d={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),i++}if(n.content===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[d]:e.push(
d),i++}if(n.mimeType===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required \
property 'mimeType'"};e===null?e=[d]:e.push(d),i++}if(n.fileSize===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
fileSize"},message:"must have required property 'fileSize'"};e===null?e=[d]:e.push(d),i++}if(n.originalFilename===void 0){let d={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[d]:e.push(d),i++}if(n.
pageCount===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property '\
pageCount'"};e===null?e=[d]:e.push(d),i++}if(n.pages===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},
message:"must have required property 'pages'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}
if(n.warnings===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required propert\
y 'warnings'"};e===null?e=[d]:e.push(d),i++}if(n.extractedData===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
extractedData"},message:"must have required property 'extractedData'"};e===null?e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.createdAt===
void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[d]:e.push(d),i++}if(n.updatedAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"\
must have required property 'updatedAt'"};e===null?e=[d]:e.push(d),i++}if(n.expiredAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[d]:e.push(d),i++}if(n.id!==void 0&&typeof n.id!="string"){let d={
instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let d={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let d={instancePath:r+"/schemaFamily\
Id",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.name!==void 0&&
typeof n.name!="string"){let d={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(n.content!==void 0){let d=n.content;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/content",schemaPath:"#/properties/content/ty\
pe",keyword:"type",params:{type:O.properties.content.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.mimeType!==void 0){let d=n.mimeType;
if(typeof d!="string"&&d!==null){let a={instancePath:r+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:O.properties.mimeType.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.fileSize!==void 0){let d=n.fileSize;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={
instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"type",params:{type:O.properties.fileSize.type},message:"must be integer,null"};e===null?
e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.originalFilename!==void 0){let d=n.originalFilename;if(typeof d!="string"&&d!==
null){let a={instancePath:r+"/originalFilename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:O.properties.originalFilename.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.pageCount!==void 0){let d=n.pageCount;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={
instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"type",params:{type:O.properties.pageCount.type},message:"must be integer,null"};e===
null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<0||isNaN(d))){let a={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.pages!==void 0){let d=n.pages;if(typeof d!="string"&&d!==null){let a={
instancePath:r+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:O.properties.pages.type},message:"must be string,null"};e===null?e=[a]:
e.push(a),i++}}if(n.status!==void 0){let d=n.status;if(typeof d!="string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(d==="received"||d==="parsed"||d==="failed")){let a={instancePath:r+"/statu\
s",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"enum",params:{allowedValues:ao.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.
push(a),i++}}if(n.errorCode!==void 0){let d=n.errorCode,a=i,m=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let h={instancePath:r+"/er\
rorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?
e=[h]:e.push(h),i++}if(d.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"\
retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),i++}if(d.code!==void 0&&typeof d.code!="string"){let h={instancePath:r+"\
/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(
h),i++}if(d.retryable!==void 0&&typeof d.retryable!="boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/ret\
ryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[h]:e.push(h),i++}if(d.detail!==void 0&&typeof d.detail!="string"){let h={
instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[h]:e.push(h),i++}var s=p===i;if(m=m||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let u=i;if(d!==null){let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),i++}var s=u===
i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e===null?e=[h]:e.push(h),i++}}if(n.warnings!==void 0){let d=n.warnings;if(Array.isArray(d)){let a=d.length;for(let m=0;m<a;m++)if(typeof d[m]!=
"string"){let p={instancePath:r+"/warnings/"+m,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),i++}}else{let a={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[a]:e.push(a),i++}}if(n.extractedData!==void 0){let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:O.properties.extractedData.type},message:"must be object,null"};e===null?
e=[a]:e.push(a),i++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/\
metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:
e.push(a),i++}for(let a in d){let m=i;if(typeof a=="string"){if(I(a)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(I(a)<1){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};
e===null?e=[p]:e.push(p),i++}if(!C.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[p]:e.push(p),i++}}var o=m===i;if(!o){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[p]:e.
push(p),i++}}for(let a in d){let m=d[a];if(typeof m=="string"){if(I(m)>500){let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(n.createdAt!==void 0){let d=n.createdAt;if(typeof d=="string"){if(!k.validate(
d)){let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}}if(n.updatedAt!==void 0){let d=n.updatedAt;if(typeof d=="string"){if(!k.validate(d)){let a={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(n.expiredAt!==void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expir\
edAt/type",keyword:"type",params:{type:O.properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="string"&&!k.validate(
d)){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),i++}return le.errors=e,i===0}le.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,
pageCount:!0,pages:!0,status:!0,errorCode:!0,warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function ue(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)le(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?le.errors:e.concat(
le.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return ue.errors=e,i===0}ue.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function xi(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=xi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
ue(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ue.errors:e.concat(ue.errors),i=e.length),xi.errors=e,i===0}xi.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var yr=$i;var N={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","warnings","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, recognised by its bytes."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},warnings:{type:"array",items:{type:"string"},description:"\
What parsing guessed, replaced or left out, in sentences: a charset that the text does not say, NUL characters. Empty until it is parsed."},extractedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the document's newest completed run; null before there is one and once the document has expire\
d."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased its content and file; null before."}}},po={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed\
`; `failed` where it cannot be, and then `errorCode` says why."};function he(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=he.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[d]:e.push(d),i++}if(n.environmentId===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[d]:e.push(
d),i++}if(n.schemaFamilyId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[d]:e.push(d),i++}if(n.name===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),i++}if(n.content===void 0){let d={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[d]:e.push(d),i++}if(n.mimeType===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?
e=[d]:e.push(d),i++}if(n.fileSize===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must h\
ave required property 'fileSize'"};e===null?e=[d]:e.push(d),i++}if(n.originalFilename===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[d]:e.push(d),i++}if(n.pageCount===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property 'pageCount'"};e===null?e=[d]:
e.push(d),i++}if(n.pages===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required\
 property 'pages'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}if(n.warnings===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[d]:e.push(d),i++}if(n.
extractedData===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required pr\
operty 'extractedData'"};e===null?e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.createdAt===void 0){let d={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[d]:e.push(d),i++}if(n.updatedAt===void 0){
let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[d]:e.push(d),i++}if(n.expiredAt===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[d]:e.push(d),i++}if(n.id!==void 0&&typeof n.id!="string"){let d={instancePath:r+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="str\
ing"){let d={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let d={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.name!==void 0&&typeof n.name!="string"){let d={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(n.content!==void 0){
let d=n.content;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:N.properties.
content.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.mimeType!==void 0){let d=n.mimeType;if(typeof d!="string"&&d!==null){let a={instancePath:r+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:N.properties.mimeType.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),i++}}if(n.fileSize!==void 0){let d=n.fileSize;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={instancePath:r+"/fileSize",schemaPath:"#/properti\
es/fileSize/type",keyword:"type",params:{type:N.properties.fileSize.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="number"&&(d<
0||isNaN(d))){let a={instancePath:r+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[a]:e.push(a),i++}}if(n.originalFilename!==void 0){let d=n.originalFilename;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/originalFi\
lename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:N.properties.originalFilename.type},message:"must be string,null"};e===null?
e=[a]:e.push(a),i++}}if(n.pageCount!==void 0){let d=n.pageCount;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))&&d!==null){let a={instancePath:r+"/pageCount",schemaPath:"\
#/properties/pageCount/type",keyword:"type",params:{type:N.properties.pageCount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<0||isNaN(d))){let a={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(n.pages!==void 0){let d=n.pages;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:N.properties.pages.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.status!==void 0){let d=n.
status;if(typeof d!="string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[a]:e.push(a),i++}if(!(d==="received"||d==="parsed"||d==="failed")){let a={instancePath:r+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"\
enum",params:{allowedValues:po.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(n.errorCode!==void 0){let d=n.errorCode,
a=i,m=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",
keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),i++}if(d.retryable===void 0){let h={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retry\
able'"};e===null?e=[h]:e.push(h),i++}if(d.code!==void 0&&typeof d.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(d.retryable!==void 0&&typeof d.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[h]:e.push(h),i++}if(d.detail!==void 0&&typeof d.detail!="string"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#\
/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}var s=p===
i;if(m=m||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let u=i;if(d!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),i++}var s=u===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{
let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.
push(h),i++}}if(n.warnings!==void 0){let d=n.warnings;if(Array.isArray(d)){let a=d.length;for(let m=0;m<a;m++)if(typeof d[m]!="string"){let p={instancePath:r+"/\
warnings/"+m,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let a={
instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}if(n.
extractedData!==void 0){let d=n.extractedData;if(!(d&&typeof d=="object"&&!Array.isArray(d))&&d!==null){let a={instancePath:r+"/extractedData",schemaPath:"#/pro\
perties/extractedData/type",keyword:"type",params:{type:N.properties.extractedData.type},message:"must be object,null"};e===null?e=[a]:e.push(a),i++}}if(n.metadata!==
void 0){let d=n.metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadat\
a/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in d){let m=i;
if(typeof a=="string"){if(I(a)>64){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(I(a)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}
if(!C.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[p]:e.push(p),i++}}var o=m===i;if(!o){let p={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[p]:e.push(p),i++}}for(let a in d){
let m=d[a];if(typeof m=="string"){if(I(m)>500){let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(n.createdAt!==void 0){let d=n.createdAt;if(typeof d=="string"){if(!k.validate(d)){let a={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(n.updatedAt!==void 0){let d=n.updatedAt;if(typeof d=="string"){if(!k.validate(d)){let a={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(n.expiredAt!==
void 0){let d=n.expiredAt;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:N.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof d=="string"&&!k.validate(d)){let a={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}}else{
let d={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return he.errors=e,i===0}
he.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function $i(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=$i.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
he(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?he.errors:e.concat(he.errors),i=e.length),$i.errors=e,i===0}$i.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
warnings:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var zt=ki;var mo={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."};function fe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runId===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:
e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){let t={instancePath:r+"/runId",schemaPath:"#/properties/runId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){
let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}
if(!(t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"\
enum",params:{allowedValues:mo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return fe.errors=e,i===0}fe.evaluated={props:{runId:!0,status:!0},
dynamicProps:!1,dynamicItems:!1};function ki(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ki.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),fe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=
e===null?fe.errors:e.concat(fe.errors),i=e.length),ki.errors=e,i===0}ki.evaluated={props:{runId:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var Dn=Ii;var D={type:"object",description:"A run in a list.",required:["id","environmentName","documentName","schemaVersionNumber","status","provider","model","keySource",
"extractedData","metadata","createdAt","updatedAt","expiredAt","documentId","batchId","confidence","reviewStatus","reviewer","decidedAt","corrected","exportedAt",
"duplicateOf"],properties:{id:{type:"string",description:"Identifier of the run."},environmentName:{type:"string",description:"Name of the environment."},documentName:{
type:"string",description:"Name of the document."},documentId:{type:"string",description:"Identifier of the document."},batchId:{type:["string","null"],description:"\
The batch that it is part of; null for none."},confidence:{type:["number","null"],description:"Confidence of the run; null until it is completed."},reviewStatus:{
description:"Status of the run's review; null without one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewer:{description:"The user that approved o\
r rejected the run, or has claimed its review; null if none did.",anyOf:[{$ref:"#/$defs/RunPerson"},{type:"null"}]},decidedAt:{type:["string","null"],format:"da\
te-time",description:"When the review was approved or rejected; null before."},corrected:{type:"boolean",description:"Whether a review changed the data."},exportedAt:{
type:["string","null"],format:"date-time",description:"When the run was last exported; null if it never was."},duplicateOf:{description:"The earliest document o\
f the schema in this environment that has the same bytes; null if this is the first one, and once the document has expired.",anyOf:[{$ref:"#/$defs/EarlierDocume\
nt"},{type:"null"}]},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"\
string",description:"The provider, as resolved when the run was accepted."},model:{type:"string",description:"The model, as resolved when the run was accepted."},
keySource:{$ref:"#/$defs/KeySource"},extractedData:{type:["object","null"],additionalProperties:!0,description:"The result; null until the run is completed, and\
 once it has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the ret\
ention of the environment erased its data; null before."}}},co={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."};var lo={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."},uo={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system\
` where the system fallback is."};function ye(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ye.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[p]:e.push(p),i++}if(n.environmentName===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentName"},message:"must have required property 'environmentName'"};e===null?e=[p]:e.
push(p),i++}if(n.documentName===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must h\
ave required property 'documentName'"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionNumber===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'schemaVersionNumber'"};e===null?e=[p]:e.push(p),i++}if(n.status===void 0){
let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[p]:
e.push(p),i++}if(n.provider===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have re\
quired property 'provider'"};e===null?e=[p]:e.push(p),i++}if(n.model===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"},message:"must have required property 'model'"};e===null?e=[p]:e.push(p),i++}if(n.keySource===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[p]:e.push(p),i++}if(n.extractedData===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?
e=[p]:e.push(p),i++}if(n.metadata===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[p]:e.push(p),i++}if(n.createdAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),i++}if(n.updatedAt===void 0){let p={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),i++}if(n.expiredAt===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[p]:e.push(p),i++}if(n.documentId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"\
must have required property 'documentId'"};e===null?e=[p]:e.push(p),i++}if(n.batchId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"batchId"},message:"must have required property 'batchId'"};e===null?e=[p]:e.push(p),i++}if(n.confidence===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[p]:e.push(p),i++}
if(n.reviewStatus===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewStatus"},message:"must have required\
 property 'reviewStatus'"};e===null?e=[p]:e.push(p),i++}if(n.reviewer===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
reviewer"},message:"must have required property 'reviewer'"};e===null?e=[p]:e.push(p),i++}if(n.decidedAt===void 0){let p={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"decidedAt"},message:"must have required property 'decidedAt'"};e===null?e=[p]:e.push(p),i++}if(n.corrected===void 0){
let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"corrected"},message:"must have required property 'corrected'"};e===null?
e=[p]:e.push(p),i++}if(n.exportedAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exportedAt"},message:"mu\
st have required property 'exportedAt'"};e===null?e=[p]:e.push(p),i++}if(n.duplicateOf===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"duplicateOf"},message:"must have required property 'duplicateOf'"};e===null?e=[p]:e.push(p),i++}if(n.id!==void 0&&typeof n.id!="string"){
let p={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.
environmentName!==void 0&&typeof n.environmentName!="string"){let p={instancePath:r+"/environmentName",schemaPath:"#/properties/environmentName/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.documentName!==void 0&&typeof n.documentName!="string"){let p={instancePath:r+
"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.documentId!==
void 0&&typeof n.documentId!="string"){let p={instancePath:r+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),i++}if(n.batchId!==void 0){let p=n.batchId;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/batchId",schemaPath:"\
#/properties/batchId/type",keyword:"type",params:{type:D.properties.batchId.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(n.confidence!==
void 0){let p=n.confidence;if(typeof p!="number"&&p!==null){let u={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{
type:D.properties.confidence.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}}if(n.reviewStatus!==void 0){let p=n.reviewStatus,u=i,h=!1,f=i;if(typeof p!=
"string"){let y={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),i++}if(!(p==="needed"||p==="in_review"||p==="approved"||p==="rejected")){let y={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/\
enum",keyword:"enum",params:{allowedValues:co.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}var t=f===i;h=h||t;let w=i;
if(p!==null){let y={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[y]:e.push(y),i++}var t=w===i;if(h=h||t,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/reviewStatus",schemaPath:"#/properties/rev\
iewStatus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.reviewer!==void 0){let p=n.reviewer,u=i,h=!1,
f=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0){let y={instancePath:r+"/reviewer",schemaPath:"#/$defs/RunPerson/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[y]:e.push(y),i++}if(p.name===void 0){let y={instancePath:r+"/reviewer",schemaPath:"\
#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[y]:e.push(y),i++}if(p.id!==
void 0&&typeof p.id!="string"){let y={instancePath:r+"/reviewer/id",schemaPath:"#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),i++}if(p.name!==void 0&&typeof p.name!="string"){let y={instancePath:r+"/reviewer/name",schemaPath:"#/$defs/RunPerson/\
properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/reviewer",schemaPath:"\
#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),i++}var o=f===i;if(h=h||o,o){var s={};s.id=!0,s.
name=!0}let w=i;if(p!==null){let y={instancePath:r+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};e===null?e=[y]:e.push(y),i++}var o=w===i;if(h=h||o,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/reviewer",schemaPath:"#/propert\
ies/reviewer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.decidedAt!==void 0){let p=n.decidedAt;if(typeof p!=
"string"&&p!==null){let u={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:D.properties.decidedAt.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!k.validate(p)){let u={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}if(n.corrected!==void 0&&typeof n.corrected!=
"boolean"){let p={instancePath:r+"/corrected",schemaPath:"#/properties/corrected/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[p]:e.push(p),i++}if(n.exportedAt!==void 0){let p=n.exportedAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/exportedAt",schemaPath:"#/properties/e\
xportedAt/type",keyword:"type",params:{type:D.properties.exportedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!k.
validate(p)){let u={instancePath:r+"/exportedAt",schemaPath:"#/properties/exportedAt/format",keyword:"format",params:{format:"date-time"},message:'must match fo\
rmat "date-time"'};e===null?e=[u]:e.push(u),i++}}if(n.duplicateOf!==void 0){let p=n.duplicateOf,u=i,h=!1,f=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===
void 0){let y={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'"};e===null?e=[y]:e.push(y),i++}if(p.name===void 0){let y={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[y]:e.push(y),i++}if(p.createdAt===void 0){let y={instancePath:r+
"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'creat\
edAt'"};e===null?e=[y]:e.push(y),i++}if(p.id!==void 0&&typeof p.id!="string"){let y={instancePath:r+"/duplicateOf/id",schemaPath:"#/$defs/EarlierDocument/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(p.name!==void 0&&typeof p.name!="string"){let y={instancePath:r+
"/duplicateOf/name",schemaPath:"#/$defs/EarlierDocument/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(
y),i++}if(p.createdAt!==void 0){let y=p.createdAt;if(typeof y=="string"){if(!k.validate(y)){let $={instancePath:r+"/duplicateOf/createdAt",schemaPath:"#/$defs/E\
arlierDocument/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[$]:e.push($),i++}}else{
let $={instancePath:r+"/duplicateOf/createdAt",schemaPath:"#/$defs/EarlierDocument/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[$]:e.push($),i++}}}else{let y={instancePath:r+"/duplicateOf",schemaPath:"#/$defs/EarlierDocument/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[y]:e.push(y),i++}var a=f===i;if(h=h||a,a){var d={};d.id=!0,d.name=!0,d.createdAt=!0}let w=i;if(p!==null){let y={instancePath:r+
"/duplicateOf",schemaPath:"#/properties/duplicateOf/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var a=w===
i;if(h=h||a,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/duplicateOf",schemaPath:"#/properties/duplicateOf/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.schemaVersionNumber!==void 0){let p=n.schemaVersionNumber;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<1||isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/sch\
emaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.status!==void 0){let p=n.
status;if(typeof p!="string"){let u={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),i++}if(!(p==="pending"||p==="processing"||p==="completed"||p==="failed"||p==="cancelled")){let u={instancePath:r+"/status",schemaPath:"\
#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:lo.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.provider!==
void 0&&typeof n.provider!="string"){let p={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[p]:e.push(p),i++}if(n.model!==void 0&&typeof n.model!="string"){let p={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.keySource!==void 0){let p=n.keySource;if(typeof p!="string"){let u={instancePath:r+
"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="user"||p===
"system")){let u={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:uo.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.extractedData!==void 0){let p=n.extractedData;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){
let u={instancePath:r+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:D.properties.extractedData.type},message:"must b\
e object,null"};e===null?e=[u]:e.push(u),i++}}if(n.metadata!==void 0){let p=n.metadata;if(p&&typeof p=="object"&&!Array.isArray(p)){if(Object.keys(p).length>50){
let u={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 prop\
erties"};e===null?e=[u]:e.push(u),i++}for(let u in p){let h=i;if(typeof u=="string"){if(I(u)>64){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:u};e===null?e=[f]:e.push(f),i++}if(I(
u)<1){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",propertyName:u};e===null?e=[f]:e.push(f),i++}if(!C.test(u)){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/patt\
ern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:u};e===null?e=[f]:e.push(f),
i++}}var m=h===i;if(!m){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"p\
roperty name must be valid"};e===null?e=[f]:e.push(f),i++}}for(let u in p){let h=p[u];if(typeof h=="string"){if(I(h)>500){let f={instancePath:r+"/metadata/"+u.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let u={instancePath:r+"/metadata",
schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(n.createdAt!==void 0){let p=n.
createdAt;if(typeof p=="string"){if(!k.validate(p)){let u={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.updatedAt!==void 0){let p=n.updatedAt;if(typeof p=="strin\
g"){if(!k.validate(p)){let u={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.expiredAt!==void 0){let p=n.expiredAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:D.properties.expiredAt.type},message:"must be string,null"};e===null?e=[u]:e.push(
u),i++}if(typeof p=="string"&&!k.validate(p)){let u={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return ye.errors=e,i===0}ye.evaluated={props:{id:!0,environmentName:!0,documentName:!0,documentId:!0,
batchId:!0,confidence:!0,reviewStatus:!0,reviewer:!0,decidedAt:!0,corrected:!0,exportedAt:!0,duplicateOf:!0,schemaVersionNumber:!0,status:!0,provider:!0,model:!0,
keySource:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function ge(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.
push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/t\
otal",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)ye(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?ye.errors:e.concat(
ye.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return ge.errors=e,i===0}ge.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ii(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ii.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
ge(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ge.errors:e.concat(ge.errors),i=e.length),Ii.errors=e,i===0}Ii.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Un=Ti;function we(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=we.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(
t),i++}if(n.schemaFamilyId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[t]:e.push(t),i++}if(n.runCount===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"runCount"},message:"must have required property 'runCount'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let t={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runCount!==void 0){let t=n.runCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/runCount",schemaPath:"#/properties/runCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/runCount",schemaPath:"#/properties/runCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0){let t=n.createdBy;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:r+
"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:
e.push(s),i++}if(t.name===void 0){let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:r+"/createdBy/id",schemaPath:"\
#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.
name!="string"){let s={instancePath:r+"/createdBy/name",schemaPath:"#/$defs/RunPerson/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return we.errors=e,i===0}we.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function be(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)we(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?we.errors:e.concat(
we.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return be.errors=e,i===0}be.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ti(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ti.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
be(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?be.errors:e.concat(be.errors),i=e.length),Ti.errors=e,i===0}Ti.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Mn=Si;function ve(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ve.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(
t),i++}if(n.schemaFamilyId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[t]:e.push(t),i++}if(n.runCount===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"runCount"},message:"must have required property 'runCount'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let t={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runCount!==void 0){let t=n.runCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/runCount",schemaPath:"#/properties/runCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/runCount",schemaPath:"#/properties/runCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0){let t=n.createdBy;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:r+
"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:
e.push(s),i++}if(t.name===void 0){let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/required",keyword:"required",params:{missingProperty:"name"},
message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:r+"/createdBy/id",schemaPath:"\
#/$defs/RunPerson/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.name!==void 0&&typeof t.
name!="string"){let s={instancePath:r+"/createdBy/name",schemaPath:"#/$defs/RunPerson/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdBy",schemaPath:"#/$defs/RunPerson/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return ve.errors=e,i===0}ve.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Si(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Si.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),ve(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?ve.errors:e.concat(ve.errors),
i=e.length),Si.errors=e,i===0}Si.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,runCount:!0,createdBy:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};
var Bn=Ai;var _t={type:"object",description:"Documents that are extracted together.",required:["id","environmentId","schemaFamilyId","schemaVersionId","schemaVersionNumbe\
r","name","status","counts","provider","model","keySource","residency","samples","vision","maxCost","metadata","createdAt","updatedAt","startedAt","completedAt",
"expiredAt"],properties:{id:{type:"string",description:"Identifier of the batch."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{
type:"string",description:"Identifier of the schema."},schemaVersionId:{type:"string",description:"Identifier of the schema version."},schemaVersionNumber:{type:"\
integer",minimum:1,description:"Number of the schema version."},name:{type:["string","null"],description:"A name for people; null without one, and once the batc\
h has expired."},status:{$ref:"#/$defs/BatchStatus"},counts:{$ref:"#/$defs/BatchCounts"},provider:{type:"string",description:"The provider, as resolved when the\
 batch was created."},model:{type:"string",description:"The model, as resolved when the batch was created."},keySource:{$ref:"#/$defs/KeySource"},residency:{type:"\
string",description:"Where the provider processes data, such as `EU` or `US`."},samples:{type:"integer",minimum:1,description:"How often the model is asked each\
 question."},vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],description:"The most that each run may cost, in the currency of the price of the mo\
del; null for no limit."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UT\
C, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"When it was completed or cancelled; \
null before."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its name, metadata and results; nu\
ll before."}}},ho={type:"string",enum:["open","processing","completed","cancelled"],description:"`open` takes documents until it is started. `processing` has do\
cuments that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller."};var fo={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."},yo={type:"string",enum:[
"auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts an\
d stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always fou\
nd in the document's text."};function xe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.environmentId===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[s]:e.push(
s),i++}if(n.schemaFamilyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.name===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(n.status===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),i++}if(n.counts===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?e=[s]:e.push(s),i++}if(n.provider===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===
null?e=[s]:e.push(s),i++}if(n.model===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must ha\
ve required property 'model'"};e===null?e=[s]:e.push(s),i++}if(n.keySource===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),i++}if(n.residency===void 0){let s={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),i++}if(n.samples===void 0){
let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=
[s]:e.push(s),i++}if(n.vision===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vision"},message:"must have re\
quired property 'vision'"};e===null?e=[s]:e.push(s),i++}if(n.maxCost===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxCost"},message:"must have required property 'maxCost'"};e===null?e=[s]:e.push(s),i++}if(n.metadata===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.startedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(s),i++}if(n.completedAt===void 0){let s={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[s]:e.push(s),i++}if(n.expiredAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let s={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let s={instancePath:r+"/schemaV\
ersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber!==
void 0){let s=n.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVer\
sionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+
"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),i++}}if(n.name!==void 0){let s=n.name;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:_t.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.status!==void 0){let s=n.status;if(typeof s!="stri\
ng"){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}if(!(s==="open"||s==="processing"||s==="completed"||s==="cancelled")){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/enum",keyword:"enum",
params:{allowedValues:ho.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.counts!==void 0){let s=n.counts;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.total===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[o]:e.push(o),i++}if(s.waiting===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/B\
atchCounts/required",keyword:"required",params:{missingProperty:"waiting"},message:"must have required property 'waiting'"};e===null?e=[o]:e.push(o),i++}if(s.pending===
void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"pending"},message:"must have requi\
red property 'pending'"};e===null?e=[o]:e.push(o),i++}if(s.processing===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"\
required",params:{missingProperty:"processing"},message:"must have required property 'processing'"};e===null?e=[o]:e.push(o),i++}if(s.completed===void 0){let o={
instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property \
'completed'"};e===null?e=[o]:e.push(o),i++}if(s.failed===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{
missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[o]:e.push(o),i++}if(s.cancelled===void 0){let o={instancePath:r+"/counts",
schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"cancelled"},message:"must have required property 'cancelled'"};e===null?e=
[o]:e.push(o),i++}if(s.total!==void 0){let o=s.total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/total",schemaPath:"#/$defs/Batc\
hCounts/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(
o))){let d={instancePath:r+"/counts/total",schemaPath:"#/$defs/BatchCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.waiting!==void 0){let o=s.waiting;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/\
waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}
if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.pending!==void 0){let o=s.pending;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let d={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.processing!==void 0){let o=s.processing;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/processing",schemaPath:"#/$defs/BatchCounts/properties/processing/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/processing",schemaPath:"\
#/$defs/BatchCounts/properties/processing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.
completed!==void 0){let o=s.completed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/pro\
perties/completed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={
instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.failed!==void 0){let o=s.failed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/faile\
d",schemaPath:"#/$defs/BatchCounts/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/failed",schemaPath:"#/$defs/BatchCounts/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.cancelled!==void 0){let o=s.cancelled;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={
instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancel\
led/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/counts",schemaPath:"\
#/$defs/BatchCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let o={instancePath:r+"/keySou\
rce",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s==="user"||s==="syst\
em")){let o={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:fo.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.residency!==void 0&&typeof n.residency!="string"){let s={instancePath:r+"/residency",schemaPath:"#/propertie\
s/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.samples!==void 0){let s=n.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.vision!==void 0){let s=n.vision;if(typeof s!="string"){let o={
instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s===
"auto"||s==="always"||s==="never")){let o={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:yo.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.maxCost!==void 0){let s=n.maxCost;if(typeof s!="number"&&s!==null){let o={instancePath:r+
"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:_t.properties.maxCost.type},message:"must be number,null"};e===null?e=[o]:e.push(o),
i++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let o={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:e.push(o),i++}for(let o in s){
let d=i;if(typeof o=="string"){if(I(o)>64){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}if(I(o)<1){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}
if(!C.test(o)){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[a]:e.push(a),i++}}var t=d===i;if(!t){let a={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[a]:e.push(a),i++}}for(let o in s){
let d=s[o];if(typeof d=="string"){if(I(d)>500){let a={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+
"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),i++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.startedAt!==
void 0){let s=n.startedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:_t.
properties.startedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(s)){let o={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}if(n.
completedAt!==void 0){let s=n.completedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:_t.properties.completedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(s)){let o={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:
e.push(o),i++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:_t.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(
s)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),i++}return xe.errors=e,i===0}xe.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,name:!0,status:!0,
counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},
dynamicProps:!1,dynamicItems:!1};function $e(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=$e.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)xe(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,
rootData:g,dynamicAnchors:b})||(e=e===null?xe.errors:e.concat(xe.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $e.errors=e,i===0}$e.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function Ai(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ai.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),$e(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?
$e.errors:e.concat($e.errors),i=e.length),Ai.errors=e,i===0}Ai.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ct=qi;var Dt={type:"object",description:"Documents that are extracted together.",required:["id","environmentId","schemaFamilyId","schemaVersionId","schemaVersionNumbe\
r","name","status","counts","provider","model","keySource","residency","samples","vision","maxCost","metadata","createdAt","updatedAt","startedAt","completedAt",
"expiredAt"],properties:{id:{type:"string",description:"Identifier of the batch."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{
type:"string",description:"Identifier of the schema."},schemaVersionId:{type:"string",description:"Identifier of the schema version."},schemaVersionNumber:{type:"\
integer",minimum:1,description:"Number of the schema version."},name:{type:["string","null"],description:"A name for people; null without one, and once the batc\
h has expired."},status:{$ref:"#/$defs/BatchStatus"},counts:{$ref:"#/$defs/BatchCounts"},provider:{type:"string",description:"The provider, as resolved when the\
 batch was created."},model:{type:"string",description:"The model, as resolved when the batch was created."},keySource:{$ref:"#/$defs/KeySource"},residency:{type:"\
string",description:"Where the provider processes data, such as `EU` or `US`."},samples:{type:"integer",minimum:1,description:"How often the model is asked each\
 question."},vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],description:"The most that each run may cost, in the currency of the price of the mo\
del; null for no limit."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UT\
C, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"When it was completed or cancelled; \
null before."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its name, metadata and results; nu\
ll before."}}},go={type:"string",enum:["open","processing","completed","cancelled"],description:"`open` takes documents until it is started. `processing` has do\
cuments that wait or whose runs are not final. `completed` has none: each document is completed, failed or cancelled. `cancelled` was ended by a caller."};var wo={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."},bo={type:"string",enum:[
"auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the default), of all pages, charts an\
d stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF instead. Evidence is always fou\
nd in the document's text."};function ke(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ke.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.environmentId===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[s]:e.push(
s),i++}if(n.schemaFamilyId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionId===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[s]:e.push(s),i++}if(n.name===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),i++}if(n.status===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),i++}if(n.counts===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"},message:"must have required property 'counts'"};e===null?e=[s]:e.push(s),i++}if(n.provider===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===
null?e=[s]:e.push(s),i++}if(n.model===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must ha\
ve required property 'model'"};e===null?e=[s]:e.push(s),i++}if(n.keySource===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),i++}if(n.residency===void 0){let s={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),i++}if(n.samples===void 0){
let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=
[s]:e.push(s),i++}if(n.vision===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vision"},message:"must have re\
quired property 'vision'"};e===null?e=[s]:e.push(s),i++}if(n.maxCost===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxCost"},message:"must have required property 'maxCost'"};e===null?e=[s]:e.push(s),i++}if(n.metadata===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.startedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
startedAt"},message:"must have required property 'startedAt'"};e===null?e=[s]:e.push(s),i++}if(n.completedAt===void 0){let s={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[s]:e.push(s),i++}if(n.expiredAt===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaFamilyId!==
void 0&&typeof n.schemaFamilyId!="string"){let s={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let s={instancePath:r+"/schemaV\
ersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.schemaVersionNumber!==
void 0){let s=n.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVer\
sionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+
"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[o]:e.push(o),i++}}if(n.name!==void 0){let s=n.name;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:Dt.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.status!==void 0){let s=n.status;if(typeof s!="stri\
ng"){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}if(!(s==="open"||s==="processing"||s==="completed"||s==="cancelled")){let o={instancePath:r+"/status",schemaPath:"#/$defs/BatchStatus/enum",keyword:"enum",
params:{allowedValues:go.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.counts!==void 0){let s=n.counts;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.total===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[o]:e.push(o),i++}if(s.waiting===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/B\
atchCounts/required",keyword:"required",params:{missingProperty:"waiting"},message:"must have required property 'waiting'"};e===null?e=[o]:e.push(o),i++}if(s.pending===
void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"pending"},message:"must have requi\
red property 'pending'"};e===null?e=[o]:e.push(o),i++}if(s.processing===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"\
required",params:{missingProperty:"processing"},message:"must have required property 'processing'"};e===null?e=[o]:e.push(o),i++}if(s.completed===void 0){let o={
instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property \
'completed'"};e===null?e=[o]:e.push(o),i++}if(s.failed===void 0){let o={instancePath:r+"/counts",schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{
missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[o]:e.push(o),i++}if(s.cancelled===void 0){let o={instancePath:r+"/counts",
schemaPath:"#/$defs/BatchCounts/required",keyword:"required",params:{missingProperty:"cancelled"},message:"must have required property 'cancelled'"};e===null?e=
[o]:e.push(o),i++}if(s.total!==void 0){let o=s.total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/total",schemaPath:"#/$defs/Batc\
hCounts/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(
o))){let d={instancePath:r+"/counts/total",schemaPath:"#/$defs/BatchCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.waiting!==void 0){let o=s.waiting;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/\
waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}
if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/waiting",schemaPath:"#/$defs/BatchCounts/properties/waiting/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.pending!==void 0){let o=s.pending;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){
let d={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/pending",schemaPath:"#/$defs/BatchCounts/properties/pending/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.processing!==void 0){let o=s.processing;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/processing",schemaPath:"#/$defs/BatchCounts/properties/processing/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/processing",schemaPath:"\
#/$defs/BatchCounts/properties/processing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.
completed!==void 0){let o=s.completed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/pro\
perties/completed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={
instancePath:r+"/counts/completed",schemaPath:"#/$defs/BatchCounts/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.failed!==void 0){let o=s.failed;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/counts/faile\
d",schemaPath:"#/$defs/BatchCounts/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/failed",schemaPath:"#/$defs/BatchCounts/properties/failed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.cancelled!==void 0){let o=s.cancelled;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={
instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/counts/cancelled",schemaPath:"#/$defs/BatchCounts/properties/cancel\
led/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/counts",schemaPath:"\
#/$defs/BatchCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.provider!==void 0&&typeof n.provider!=
"string"){let s={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}if(n.model!==void 0&&typeof n.model!="string"){let s={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.keySource!==void 0){let s=n.keySource;if(typeof s!="string"){let o={instancePath:r+"/keySou\
rce",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s==="user"||s==="syst\
em")){let o={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:wo.enum},message:"must be equal to one of the \
allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.residency!==void 0&&typeof n.residency!="string"){let s={instancePath:r+"/residency",schemaPath:"#/propertie\
s/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.samples!==void 0){let s=n.samples;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let o={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[o]:e.push(o),i++}}if(n.vision!==void 0){let s=n.vision;if(typeof s!="string"){let o={
instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s===
"auto"||s==="always"||s==="never")){let o={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:bo.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.maxCost!==void 0){let s=n.maxCost;if(typeof s!="number"&&s!==null){let o={instancePath:r+
"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:Dt.properties.maxCost.type},message:"must be number,null"};e===null?e=[o]:e.push(o),
i++}}if(n.metadata!==void 0){let s=n.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){let o={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[o]:e.push(o),i++}for(let o in s){
let d=i;if(typeof o=="string"){if(I(o)>64){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}if(I(o)<1){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:o};e===null?e=[a]:e.push(a),i++}
if(!C.test(o)){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:o};e===null?e=[a]:e.push(a),i++}}var t=d===i;if(!t){let a={instancePath:r+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"};e===null?e=[a]:e.push(a),i++}}for(let o in s){
let d=s[o];if(typeof d=="string"){if(I(d)>500){let a={instancePath:r+"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+
"/metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),i++}}}else{let o={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}if(n.startedAt!==
void 0){let s=n.startedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:Dt.
properties.startedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(s)){let o={instancePath:r+"/startedAt",
schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}if(n.
completedAt!==void 0){let s=n.completedAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"\
type",params:{type:Dt.properties.completedAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(s)){let o={instancePath:r+
"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:
e.push(o),i++}}if(n.expiredAt!==void 0){let s=n.expiredAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt\
/type",keyword:"type",params:{type:Dt.properties.expiredAt.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(
s)){let o={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),i++}return ke.errors=e,i===0}ke.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,name:!0,status:!0,
counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},
dynamicProps:!1,dynamicItems:!1};function qi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=qi.evaluated;
return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ke(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=
e===null?ke.errors:e.concat(ke.errors),i=e.length),qi.errors=e,i===0}qi.evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,
name:!0,status:!0,counts:!0,provider:!0,model:!0,keySource:!0,residency:!0,samples:!0,vision:!0,maxCost:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,
expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var Fn=Pi;var Sr={type:"object",description:"Documents of a schema in one environment, with the values that are expected of them.",required:["id","schemaKey","env","name",
"description","guidelines","collect","comparators","blind","twice","items","latestVersion","createdAt","updatedAt"],properties:{id:{type:"string",description:"I\
dentifier of the data set."},schemaKey:{type:"string",description:"Key of the schema."},env:{type:"string",enum:["production","staging","development"],description:"\
The environment."},name:{type:"string",description:"Name for people."},description:{type:["string","null"],description:"Its purpose; null if not given."},guidelines:{
$ref:"#/$defs/Guidelines"},collect:{$ref:"#/$defs/CollectRule"},comparators:{$ref:"#/$defs/Comparators"},blind:{type:"boolean",description:"Whether people label\
 without seeing drafts."},twice:{type:"number",minimum:0,maximum:1,description:"The share of labelled items that need a second label."},items:{$ref:"#/$defs/Dat\
asetCounts"},latestVersion:{type:["integer","null"],minimum:1,description:"The number of the latest frozen version; null before the first."},createdAt:{type:"st\
ring",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseco\
nds."}}};var pn={type:["string","null"],enum:["approved_reviews",null],description:"`approved_reviews`: each approved review of the schema in the environment becomes a l\
abelled item. Null: nothing."};var vo={type:"object",description:"How two values are compared.",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number",
"date","exact"],description:"`text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day\
. `exact`: the same characters."},atLeast:{type:"number",minimum:.5,maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the \
longer length."},within:{type:"number",minimum:0,description:"For `number`: the largest difference; 0.005 by default."}}};function Ie(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>1e3){let t={instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:1e3},
message:"must NOT have more than 1000 properties"};e===null?e=[t]:e.push(t),i++}for(let t in n){let s=n[t];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let o={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}for(let o in s)if(!(o==="kind"||o==="atLeast"||o==="within")){let d={instancePath:r+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(s.kind!==void 0){let o=s.kind;if(typeof o!="string"){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/$defs/Comparator/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(!(o==="text"||o==="number"||o==="date"||o==="exact")){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/$defs/Comparator/properties/kind/enum",keyword:"enum",params:{allowedValues:vo.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),i++}}if(s.atLeast!==void 0){let o=s.atLeast;if(typeof o=="number"){if(o>1||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[d]:e.push(d),i++}if(o<.5||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/propert\
ies/atLeast/minimum",keyword:"minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[d]:e.push(d),i++}}if(s.within!==void 0){let o=s.within;if(typeof o=="number"){if(o<0||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properti\
es/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ie.errors=e,i===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Te(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};
e===null?e=[t]:e.push(t),i++}if(n.env===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"env"},message:"must ha\
ve required property 'env'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.guidelines===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"guidelines"},message:"must have required property 'guidelines'"};e===null?e=[
t]:e.push(t),i++}if(n.collect===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collect"},message:"must have r\
equired property 'collect'"};e===null?e=[t]:e.push(t),i++}if(n.comparators===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
comparators"},message:"must have required property 'comparators'"};e===null?e=[t]:e.push(t),i++}if(n.blind===void 0){let t={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"blind"},message:"must have required property 'blind'"};e===null?e=[t]:e.push(t),i++}if(n.twice===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"twice"},message:"must have required property 'twice'"};e===null?e=[t]:e.push(t),i++}if(n.items===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?
e=[t]:e.push(t),i++}if(n.latestVersion===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latestVersion"},message:"\
must have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/properties/schemaKey\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.env!==void 0){let t=n.env;if(typeof t!="string"){let s={
instancePath:r+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="\
production"||t==="staging"||t==="development")){let s={instancePath:r+"/env",schemaPath:"#/properties/env/enum",keyword:"enum",params:{allowedValues:Sr.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){
let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Sr.
properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.guidelines!==void 0){let t=n.guidelines;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:r+"/guidelines",schemaPath:"#/$defs/Guidelines/maxProperties",keyword:"maxProperties",params:{
limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let o=t[s];if(typeof o=="string"){if(I(o)>2e3){let d={
instancePath:r+"/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Guidelines/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/guidelines/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/Guidelines/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{
let s={instancePath:r+"/guidelines",schemaPath:"#/$defs/Guidelines/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
i++}}if(n.collect!==void 0){let t=n.collect;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/collect",schemaPath:"#/$defs/CollectRule/type",keyword:"typ\
e",params:{type:pn.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="approved_reviews"||t===null)){let s={instancePath:r+"/collect",schemaPath:"\
#/$defs/CollectRule/enum",keyword:"enum",params:{allowedValues:pn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.
comparators!==void 0&&(Ie(n.comparators,{instancePath:r+"/comparators",parentData:n,parentDataProperty:"comparators",rootData:g,dynamicAnchors:b})||(e=e===null?
Ie.errors:e.concat(Ie.errors),i=e.length)),n.blind!==void 0&&typeof n.blind!="boolean"){let t={instancePath:r+"/blind",schemaPath:"#/properties/blind/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.twice!==void 0){let t=n.twice;if(typeof t=="number"){if(t>1||isNaN(t)){
let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:
e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[s]:e.push(s),i++}}if(n.items!==void 0){let t=n.items;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.total===void 0){let s={instancePath:r+
"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?
e=[s]:e.push(s),i++}if(t.unlabelled===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"\
unlabelled"},message:"must have required property 'unlabelled'"};e===null?e=[s]:e.push(s),i++}if(t.draft===void 0){let s={instancePath:r+"/items",schemaPath:"#/\
$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"draft"},message:"must have required property 'draft'"};e===null?e=[s]:e.push(s),i++}if(t.
labelled===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"labelled"},message:"mu\
st have required property 'labelled'"};e===null?e=[s]:e.push(s),i++}if(t.drafting===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/req\
uired",keyword:"required",params:{missingProperty:"drafting"},message:"must have required property 'drafting'"};e===null?e=[s]:e.push(s),i++}if(t.total!==void 0){
let s=t.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/total",schemaPath:"#/$defs/DatasetCounts/properties/total/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/tota\
l",schemaPath:"#/$defs/DatasetCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(
o),i++}}if(t.unlabelled!==void 0){let s=t.unlabelled;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/unlabelled",schemaPath:"#/$defs/\
DatasetCounts/properties/unlabelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&
(s<0||isNaN(s))){let o={instancePath:r+"/items/unlabelled",schemaPath:"#/$defs/DatasetCounts/properties/unlabelled/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.draft!==void 0){let s=t.draft;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+
"/items/draft",schemaPath:"#/$defs/DatasetCounts/properties/draft/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/draft",schemaPath:"#/$defs/DatasetCounts/properties/draft/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.labelled!==void 0){let s=t.labelled;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let o={instancePath:r+"/items/labelled",schemaPath:"#/$defs/DatasetCounts/properties/labelled/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/labelled",schemaPath:"#/$defs/DatasetCounts\
/properties/labelled/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.drafting!==void 0){let s=t.
drafting;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/drafting",schemaPath:"#/$defs/DatasetCounts/properties/drafting/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/draf\
ting",schemaPath:"#/$defs/DatasetCounts/properties/drafting/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.
push(o),i++}}}else{let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}}if(n.latestVersion!==void 0){let t=n.latestVersion;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/latestVer\
sion",schemaPath:"#/properties/latestVersion/type",keyword:"type",params:{type:Sr.properties.latestVersion.type},message:"must be integer,null"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersion",schemaPath:"#/properties/latestVersion/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Te.errors=e,i===0}Te.evaluated={props:{id:!0,schemaKey:!0,env:!0,name:!0,description:!0,guidelines:!0,collect:!0,comparators:!0,blind:!0,twice:!0,items:!0,
latestVersion:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Te(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?Te.errors:e.concat(Te.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Se.errors=e,i===0}Se.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Pi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=Pi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Se(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?Se.errors:e.concat(Se.errors),i=e.length),Pi.errors=e,i===0}Pi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var Vt=ji;var Ar={type:"object",description:"Documents of a schema in one environment, with the values that are expected of them.",required:["id","schemaKey","env","name",
"description","guidelines","collect","comparators","blind","twice","items","latestVersion","createdAt","updatedAt"],properties:{id:{type:"string",description:"I\
dentifier of the data set."},schemaKey:{type:"string",description:"Key of the schema."},env:{type:"string",enum:["production","staging","development"],description:"\
The environment."},name:{type:"string",description:"Name for people."},description:{type:["string","null"],description:"Its purpose; null if not given."},guidelines:{
$ref:"#/$defs/Guidelines"},collect:{$ref:"#/$defs/CollectRule"},comparators:{$ref:"#/$defs/Comparators"},blind:{type:"boolean",description:"Whether people label\
 without seeing drafts."},twice:{type:"number",minimum:0,maximum:1,description:"The share of labelled items that need a second label."},items:{$ref:"#/$defs/Dat\
asetCounts"},latestVersion:{type:["integer","null"],minimum:1,description:"The number of the latest frozen version; null before the first."},createdAt:{type:"st\
ring",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseco\
nds."}}};var mn={type:["string","null"],enum:["approved_reviews",null],description:"`approved_reviews`: each approved review of the schema in the environment becomes a l\
abelled item. Null: nothing."};var xo={type:"object",description:"How two values are compared.",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number",
"date","exact"],description:"`text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day\
. `exact`: the same characters."},atLeast:{type:"number",minimum:.5,maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the \
longer length."},within:{type:"number",minimum:0,description:"For `number`: the largest difference; 0.005 by default."}}};function Ae(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>1e3){let t={instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:1e3},
message:"must NOT have more than 1000 properties"};e===null?e=[t]:e.push(t),i++}for(let t in n){let s=n[t];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let o={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}for(let o in s)if(!(o==="kind"||o==="atLeast"||o==="within")){let d={instancePath:r+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(s.kind!==void 0){let o=s.kind;if(typeof o!="string"){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/$defs/Comparator/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(!(o==="text"||o==="number"||o==="date"||o==="exact")){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/$defs/Comparator/properties/kind/enum",keyword:"enum",params:{allowedValues:xo.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),i++}}if(s.atLeast!==void 0){let o=s.atLeast;if(typeof o=="number"){if(o>1||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[d]:e.push(d),i++}if(o<.5||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/propert\
ies/atLeast/minimum",keyword:"minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[d]:e.push(d),i++}}if(s.within!==void 0){let o=s.within;if(typeof o=="number"){if(o<0||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properti\
es/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ae.errors=e,i===0}Ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function qe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};
e===null?e=[t]:e.push(t),i++}if(n.env===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"env"},message:"must ha\
ve required property 'env'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.description===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(n.guidelines===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"guidelines"},message:"must have required property 'guidelines'"};e===null?e=[
t]:e.push(t),i++}if(n.collect===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"collect"},message:"must have r\
equired property 'collect'"};e===null?e=[t]:e.push(t),i++}if(n.comparators===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
comparators"},message:"must have required property 'comparators'"};e===null?e=[t]:e.push(t),i++}if(n.blind===void 0){let t={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"blind"},message:"must have required property 'blind'"};e===null?e=[t]:e.push(t),i++}if(n.twice===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"twice"},message:"must have required property 'twice'"};e===null?e=[t]:e.push(t),i++}if(n.items===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?
e=[t]:e.push(t),i++}if(n.latestVersion===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"latestVersion"},message:"\
must have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/properties/schemaKey\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.env!==void 0){let t=n.env;if(typeof t!="string"){let s={
instancePath:r+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="\
production"||t==="staging"||t==="development")){let s={instancePath:r+"/env",schemaPath:"#/properties/env/enum",keyword:"enum",params:{allowedValues:Ar.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.description!==void 0){
let t=n.description;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ar.
properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.guidelines!==void 0){let t=n.guidelines;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(Object.keys(t).length>1e3){let s={instancePath:r+"/guidelines",schemaPath:"#/$defs/Guidelines/maxProperties",keyword:"maxProperties",params:{
limit:1e3},message:"must NOT have more than 1000 properties"};e===null?e=[s]:e.push(s),i++}for(let s in t){let o=t[s];if(typeof o=="string"){if(I(o)>2e3){let d={
instancePath:r+"/guidelines/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Guidelines/additionalProperties/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/guidelines/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/Guidelines/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}else{
let s={instancePath:r+"/guidelines",schemaPath:"#/$defs/Guidelines/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
i++}}if(n.collect!==void 0){let t=n.collect;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/collect",schemaPath:"#/$defs/CollectRule/type",keyword:"typ\
e",params:{type:mn.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="approved_reviews"||t===null)){let s={instancePath:r+"/collect",schemaPath:"\
#/$defs/CollectRule/enum",keyword:"enum",params:{allowedValues:mn.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.
comparators!==void 0&&(Ae(n.comparators,{instancePath:r+"/comparators",parentData:n,parentDataProperty:"comparators",rootData:g,dynamicAnchors:b})||(e=e===null?
Ae.errors:e.concat(Ae.errors),i=e.length)),n.blind!==void 0&&typeof n.blind!="boolean"){let t={instancePath:r+"/blind",schemaPath:"#/properties/blind/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.twice!==void 0){let t=n.twice;if(typeof t=="number"){if(t>1||isNaN(t)){
let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:
e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/twice",schemaPath:"#/properties/twice/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[s]:e.push(s),i++}}if(n.items!==void 0){let t=n.items;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.total===void 0){let s={instancePath:r+
"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?
e=[s]:e.push(s),i++}if(t.unlabelled===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"\
unlabelled"},message:"must have required property 'unlabelled'"};e===null?e=[s]:e.push(s),i++}if(t.draft===void 0){let s={instancePath:r+"/items",schemaPath:"#/\
$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"draft"},message:"must have required property 'draft'"};e===null?e=[s]:e.push(s),i++}if(t.
labelled===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/required",keyword:"required",params:{missingProperty:"labelled"},message:"mu\
st have required property 'labelled'"};e===null?e=[s]:e.push(s),i++}if(t.drafting===void 0){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/req\
uired",keyword:"required",params:{missingProperty:"drafting"},message:"must have required property 'drafting'"};e===null?e=[s]:e.push(s),i++}if(t.total!==void 0){
let s=t.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/total",schemaPath:"#/$defs/DatasetCounts/properties/total/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/tota\
l",schemaPath:"#/$defs/DatasetCounts/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(
o),i++}}if(t.unlabelled!==void 0){let s=t.unlabelled;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/unlabelled",schemaPath:"#/$defs/\
DatasetCounts/properties/unlabelled/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&
(s<0||isNaN(s))){let o={instancePath:r+"/items/unlabelled",schemaPath:"#/$defs/DatasetCounts/properties/unlabelled/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.draft!==void 0){let s=t.draft;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+
"/items/draft",schemaPath:"#/$defs/DatasetCounts/properties/draft/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/draft",schemaPath:"#/$defs/DatasetCounts/properties/draft/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.labelled!==void 0){let s=t.labelled;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let o={instancePath:r+"/items/labelled",schemaPath:"#/$defs/DatasetCounts/properties/labelled/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/labelled",schemaPath:"#/$defs/DatasetCounts\
/properties/labelled/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.drafting!==void 0){let s=t.
drafting;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/items/drafting",schemaPath:"#/$defs/DatasetCounts/properties/drafting/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/items/draf\
ting",schemaPath:"#/$defs/DatasetCounts/properties/drafting/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.
push(o),i++}}}else{let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetCounts/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),i++}}if(n.latestVersion!==void 0){let t=n.latestVersion;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/latestVer\
sion",schemaPath:"#/properties/latestVersion/type",keyword:"type",params:{type:Ar.properties.latestVersion.type},message:"must be integer,null"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/latestVersion",schemaPath:"#/properties/latestVersion/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return qe.errors=e,i===0}qe.evaluated={props:{id:!0,schemaKey:!0,env:!0,name:!0,description:!0,guidelines:!0,collect:!0,comparators:!0,blind:!0,twice:!0,items:!0,
latestVersion:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function ji(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=ji.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),qe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?qe.errors:e.concat(qe.errors),i=e.length),ji.errors=e,i===0}ji.evaluated={props:{id:!0,schemaKey:!0,env:!0,name:!0,description:!0,
guidelines:!0,collect:!0,comparators:!0,blind:!0,twice:!0,items:!0,latestVersion:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var zn=Li;var U={type:"object",description:"How well a version of a schema extracts from the documents of a data set.",required:["id","schemaKey","env","status","dataset",
"versionNumber","model","samples","memory","items","score","fields","calibration","tokens","cost","durationMs","comparators","scorer","createdAt","createdBy","c\
ompletedAt","errorMessage"],properties:{id:{type:"string",description:"Identifier of the evaluation."},schemaKey:{type:"string",description:"Key of the schema."},
env:{type:"string",enum:["production","staging","development"],description:"The environment."},status:{$ref:"#/$defs/EvaluationStatus"},dataset:{$ref:"#/$defs/E\
valuatedDataset"},versionNumber:{type:"integer",minimum:1,description:"Version of the schema."},model:{type:"string",description:"`<provider>/<model>`"},samples:{
type:"integer",minimum:1,description:"How often each question was asked."},memory:{type:"boolean",description:"Whether examples of the memory were used."},items:{
$ref:"#/$defs/EvaluationProgress"},score:{description:"Null until it is completed.",anyOf:[{$ref:"#/$defs/EvaluationScore"},{type:"null"}]},fields:{type:"array",
description:"The scores by field; empty until it is completed.",items:{$ref:"#/$defs/EvaluationField"}},calibration:{description:"Null until it is completed.",anyOf:[
{$ref:"#/$defs/EvaluationCalibration"},{type:"null"}]},tokens:{type:["integer","null"],minimum:0,description:"Tokens of all runs; null where a provider gave no \
count."},cost:{$ref:"#/$defs/EvaluationCost"},durationMs:{type:["integer","null"],minimum:0,description:"Mean milliseconds of a run; null until it is completed."},
comparators:{$ref:"#/$defs/Comparators"},scorer:{type:"string",description:"The version of the scorer. Scores of another one may differ."},createdAt:{type:"stri\
ng",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},createdBy:{type:["string","null"],description:"The user that began it."},completedAt:{type:[
"string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},errorMessage:{type:["string","null"],description:"\
Why it failed; null otherwise."}}},$o={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"Only `pending` and `processing`\
 change. It is `failed` where no document gave a result."};var Kt={type:"object",description:"What the confidence of values is worth. Null where there are too few values.",required:["auroc","ece","coverage95","coverage9\
9","bins"],properties:{auroc:{type:["number","null"],minimum:0,maximum:1,description:"Probability that a right value has more confidence than a wrong one."},ece:{
type:["number","null"],minimum:0,maximum:1,description:"Mean distance of confidence and accuracy, in ten bins."},coverage95:{type:["number","null"],minimum:0,maximum:1,
description:"Share of values, the most confident first, of which 95 % are right."},coverage99:{type:["number","null"],minimum:0,maximum:1,description:"The same \
with 99 %."},bins:{type:"array",description:"The reliability table.",items:{$ref:"#/$defs/ReliabilityBin"}}}};function Pe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Pe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.auroc===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"auroc"},message:"must have required property 'auroc'"};e===null?e=[t]:e.push(t),i++}if(n.ece===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ece"},message:"must have required property 'ece'"};e===null?e=[t]:e.push(t),i++}if(n.coverage95===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage95"},message:"must have required property 'coverage95'"};e===null?
e=[t]:e.push(t),i++}if(n.coverage99===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage99"},message:"mu\
st have required property 'coverage99'"};e===null?e=[t]:e.push(t),i++}if(n.bins===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[t]:e.push(t),i++}if(n.auroc!==void 0){let t=n.auroc;if(typeof t!="number"&&t!==
null){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/type",keyword:"type",params:{type:Kt.properties.auroc.type},message:"must be number,null"};e===
null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.ece!==void 0){let t=n.ece;if(typeof t!="nu\
mber"&&t!==null){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/type",keyword:"type",params:{type:Kt.properties.ece.type},message:"must be number,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.coverage95!==void 0){let t=n.coverage95;if(typeof t!=
"number"&&t!==null){let s={instancePath:r+"/coverage95",schemaPath:"#/properties/coverage95/type",keyword:"type",params:{type:Kt.properties.coverage95.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/coverage95",schemaPath:"#/properties/coverag\
e95/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/c\
overage95",schemaPath:"#/properties/coverage95/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}
if(n.coverage99!==void 0){let t=n.coverage99;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/coverage99",schemaPath:"#/properties/coverage99/type",keyword:"\
type",params:{type:Kt.properties.coverage99.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+
"/coverage99",schemaPath:"#/properties/coverage99/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}
if(t<0||isNaN(t)){let s={instancePath:r+"/coverage99",schemaPath:"#/properties/coverage99/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.bins!==void 0){let t=n.bins;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.from===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/required",keyword:"required",params:{missingProperty:"\
from"},message:"must have required property 'from'"};e===null?e=[a]:e.push(a),i++}if(d.count===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/Reli\
abilityBin/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[a]:e.push(a),i++}if(d.confidence===
void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/required",keyword:"required",params:{missingProperty:"confidence"},message:"must hav\
e required property 'confidence'"};e===null?e=[a]:e.push(a),i++}if(d.accuracy===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/requ\
ired",keyword:"required",params:{missingProperty:"accuracy"},message:"must have required property 'accuracy'"};e===null?e=[a]:e.push(a),i++}if(d.from!==void 0){
let a=d.from;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/from",schemaPath:"#/$defs/ReliabilityBin/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/from",schemaPath:"\
#/$defs/ReliabilityBin/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:r+"/bins/"+o+"/from",schemaPath:"#/$defs/ReliabilityBin/properties/from/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[m]:e.push(m),i++}}if(d.count!==void 0){let a=d.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/bins/"+o+"/count",schemaPath:"#/$de\
fs/ReliabilityBin/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<
0||isNaN(a))){let m={instancePath:r+"/bins/"+o+"/count",schemaPath:"#/$defs/ReliabilityBin/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(d.confidence!==void 0){let a=d.confidence;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+
"/bins/"+o+"/confidence",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <\
= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/confidence",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/bins/"+o+"/confidenc\
e",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}
if(d.accuracy!==void 0){let a=d.accuracy;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBi\
n/properties/accuracy/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={
instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBin/properties/accuracy/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBin/properties/accuracy/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/bins",schemaPath:"#/properties/\
bins/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Pe.errors=e,i===0}Pe.evaluated={props:{auroc:!0,ece:!0,coverage95:!0,
coverage99:!0,bins:!0},dynamicProps:!1,dynamicItems:!1};function je(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=je.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let t=i,s=!1,o=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.amount===void 0){let p={instancePath:r,schemaPath:"#\
/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[p]:e.push(p),i++}if(n.currency===
void 0){let p={instancePath:r,schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cu\
rrency'"};e===null?e=[p]:e.push(p),i++}if(n.amount!==void 0){let p=n.amount;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/amount",schemaPath:"\
#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(n.currency!==
void 0&&typeof n.currency!="string"){let p={instancePath:r+"/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r,schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),i++}var m=o===i;if(s=s||m,m){var d={};d.amount=!0,d.currency=!0}let a=i;if(n!==null){let p={instancePath:r,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var m=a===i;if(s=s||m,s)i=t,e!==null&&(t?e.length=t:e=null);else{
let p={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}return je.errors=e,l.props=
d,i===0}je.evaluated={dynamicProps:!0,dynamicItems:!1};var ko={type:"object",description:"How two values are compared.",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number",
"date","exact"],description:"`text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day\
. `exact`: the same characters."},atLeast:{type:"number",minimum:.5,maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the \
longer length."},within:{type:"number",minimum:0,description:"For `number`: the largest difference; 0.005 by default."}}};function Le(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>1e3){let t={instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:1e3},
message:"must NOT have more than 1000 properties"};e===null?e=[t]:e.push(t),i++}for(let t in n){let s=n[t];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let o={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}for(let o in s)if(!(o==="kind"||o==="atLeast"||o==="within")){let d={instancePath:r+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(s.kind!==void 0){let o=s.kind;if(typeof o!="string"){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/$defs/Comparator/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(!(o==="text"||o==="number"||o==="date"||o==="exact")){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/$defs/Comparator/properties/kind/enum",keyword:"enum",params:{allowedValues:ko.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),i++}}if(s.atLeast!==void 0){let o=s.atLeast;if(typeof o=="number"){if(o>1||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[d]:e.push(d),i++}if(o<.5||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/propert\
ies/atLeast/minimum",keyword:"minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[d]:e.push(d),i++}}if(s.within!==void 0){let o=s.within;if(typeof o=="number"){if(o<0||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properti\
es/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Le.errors=e,i===0}Le.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function We(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(n.schemaKey===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};
e===null?e=[a]:e.push(a),i++}if(n.env===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"env"},message:"must ha\
ve required property 'env'"};e===null?e=[a]:e.push(a),i++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(n.dataset===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dataset"},message:"must have required property 'dataset'"};e===null?e=[a]:e.push(a),i++}if(n.versionNumber===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[a]:e.push(
a),i++}if(n.model===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required proper\
ty 'model'"};e===null?e=[a]:e.push(a),i++}if(n.samples===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampl\
es"},message:"must have required property 'samples'"};e===null?e=[a]:e.push(a),i++}if(n.memory===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"memory"},message:"must have required property 'memory'"};e===null?e=[a]:e.push(a),i++}if(n.items===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[a]:e.push(a),i++}if(n.score===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"must have required property 'score'"};e===null?
e=[a]:e.push(a),i++}if(n.fields===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have \
required property 'fields'"};e===null?e=[a]:e.push(a),i++}if(n.calibration===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
calibration"},message:"must have required property 'calibration'"};e===null?e=[a]:e.push(a),i++}if(n.tokens===void 0){let a={instancePath:r,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"tokens"},message:"must have required property 'tokens'"};e===null?e=[a]:e.push(a),i++}if(n.cost===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[a]:e.push(a),
i++}if(n.durationMs===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required\
 property 'durationMs'"};e===null?e=[a]:e.push(a),i++}if(n.comparators===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
comparators"},message:"must have required property 'comparators'"};e===null?e=[a]:e.push(a),i++}if(n.scorer===void 0){let a={instancePath:r,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scorer"},message:"must have required property 'scorer'"};e===null?e=[a]:e.push(a),i++}if(n.createdAt===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:
e.push(a),i++}if(n.createdBy===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have \
required property 'createdBy'"};e===null?e=[a]:e.push(a),i++}if(n.completedAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[a]:e.push(a),i++}if(n.errorMessage===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[a]:e.push(a),
i++}if(n.id!==void 0&&typeof n.id!="string"){let a={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let a={instancePath:r+"/schemaKey",schemaPath:"#/properties/schem\
aKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.env!==void 0){let a=n.env;if(typeof a!="string"){let m={
instancePath:r+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="\
production"||a==="staging"||a==="development")){let m={instancePath:r+"/env",schemaPath:"#/properties/env/enum",keyword:"enum",params:{allowedValues:U.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(n.status!==void 0){let a=n.status;if(typeof a!="string"){let m={
instancePath:r+"/status",schemaPath:"#/$defs/EvaluationStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}
if(!(a==="pending"||a==="processing"||a==="completed"||a==="failed"||a==="cancelled")){let m={instancePath:r+"/status",schemaPath:"#/$defs/EvaluationStatus/enum",
keyword:"enum",params:{allowedValues:$o.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(n.dataset!==void 0){let a=n.
dataset;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let m={instancePath:r+"/dataset",schemaPath:"#/$defs/EvaluatedDataset/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[m]:e.push(m),i++}if(a.version===void 0){let m={instancePath:r+"/\
dataset",schemaPath:"#/$defs/EvaluatedDataset/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[m]:e.push(m),i++}if(a.id!==void 0&&typeof a.id!="string"){let m={instancePath:r+"/dataset/id",schemaPath:"#/$defs/EvaluatedDataset/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(a.version!==void 0){let m=a.version;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let p={instancePath:r+"/dataset/version",schemaPath:"#/$defs/EvaluatedDataset/properties/version/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<1||isNaN(m))){let p={instancePath:r+"/dataset/version",schemaPath:"#/$defs/EvaluatedDataset\
/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+
"/dataset",schemaPath:"#/$defs/EvaluatedDataset/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(n.versionNumber!==
void 0){let a=n.versionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(a))){let m={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}if(n.
model!==void 0&&typeof n.model!="string"){let a={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),i++}if(n.samples!==void 0){let a=n.samples;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/samples",
schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<
1||isNaN(a))){let m={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),i++}}if(n.memory!==void 0&&typeof n.memory!="boolean"){let a={instancePath:r+"/memory",schemaPath:"#/properties/memory/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(n.items!==void 0){let a=n.items;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.total===void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[m]:e.push(m),i++}if(a.completed===void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgres\
s/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property 'completed'"};e===null?e=[m]:e.push(m),i++}if(a.failed===
void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/required",keyword:"required",params:{missingProperty:"failed"},message:"must have \
required property 'failed'"};e===null?e=[m]:e.push(m),i++}if(a.total!==void 0){let m=a.total;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+
"/items/total",schemaPath:"#/$defs/EvaluationProgress/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.
push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={instancePath:r+"/items/total",schemaPath:"#/$defs/EvaluationProgress/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(a.completed!==void 0){let m=a.completed;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+"/items/completed",schemaPath:"#/$defs/EvaluationProgress/properties/completed/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={instancePath:r+"/items/completed",schemaPath:"#\
/$defs/EvaluationProgress/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}
if(a.failed!==void 0){let m=a.failed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+"/items/failed",schemaPath:"#/$defs/EvaluationProgress/p\
roperties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={
instancePath:r+"/items/failed",schemaPath:"#/$defs/EvaluationProgress/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(n.score!==void 0){let a=n.score,m=i,p=!1,u=i;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.precision===
void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"precision"},message:"must have \
required property 'precision'"};e===null?e=[f]:e.push(f),i++}if(a.recall===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",
keyword:"required",params:{missingProperty:"recall"},message:"must have required property 'recall'"};e===null?e=[f]:e.push(f),i++}if(a.f1===void 0){let f={instancePath:r+
"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"f1"},message:"must have required property 'f1'"};e===null?e=[
f]:e.push(f),i++}if(a.exactDocuments===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"\
exactDocuments"},message:"must have required property 'exactDocuments'"};e===null?e=[f]:e.push(f),i++}if(a.wrong===void 0){let f={instancePath:r+"/score",schemaPath:"\
#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"wrong"},message:"must have required property 'wrong'"};e===null?e=[f]:e.push(f),i++}
if(a.missed===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"missed"},message:"\
must have required property 'missed'"};e===null?e=[f]:e.push(f),i++}if(a.invented===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/r\
equired",keyword:"required",params:{missingProperty:"invented"},message:"must have required property 'invented'"};e===null?e=[f]:e.push(f),i++}if(a.precision!==
void 0){let f=a.precision;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/precision",schemaPath:"#/$defs/EvaluationScore/properties/preci\
sion/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/\
score/precision",schemaPath:"#/$defs/EvaluationScore/properties/precision/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/precision",schemaPath:"#/$defs/EvaluationScore/properties/precision/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.recall!==void 0){let f=a.recall;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+
"/score/recall",schemaPath:"#/$defs/EvaluationScore/properties/recall/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?
e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/score/recall",schemaPath:"#/$defs/EvaluationScore/properties/recall/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/recall",schemaPath:"#/$defs/EvaluationScore/pr\
operties/recall/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.f1!==void 0){let f=a.f1;if(typeof f=="n\
umber"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/f1",schemaPath:"#/$defs/EvaluationScore/properties/f1/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/score/f1",schemaPath:"#/$defs/EvaluationScore/properties\
/f1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/f1",schemaPath:"\
#/$defs/EvaluationScore/properties/f1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.exactDocuments!==
void 0){let f=a.exactDocuments;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/proper\
ties/exactDocuments/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+
"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/properties/exactDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/properties/exactDocuments/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.wrong!==void 0){let f=a.wrong;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let w={instancePath:r+"/score/wrong",schemaPath:"#/$defs/EvaluationScore/properties/wrong/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+"/score/wrong",schemaPath:"#/$defs/EvaluationScore/properties/\
wrong/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}if(a.missed!==void 0){let f=a.missed;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let w={instancePath:r+"/score/missed",schemaPath:"#/$defs/EvaluationScore/properties/missed/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+"/score/missed",schemaPath:"#/$defs\
/EvaluationScore/properties/missed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}if(a.invented!==
void 0){let f=a.invented;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let w={instancePath:r+"/score/invented",schemaPath:"#/$defs/EvaluationScore/properties/inv\
ented/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+
"/score/invented",schemaPath:"#/$defs/EvaluationScore/properties/invented/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[w]:e.push(w),i++}}}else{let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[f]:e.push(f),i++}var s=u===i;if(p=p||s,s){var t={};t.precision=!0,t.recall=!0,t.f1=!0,t.exactDocuments=!0,t.wrong=!0,t.missed=!0,t.invented=
!0}let h=i;if(a!==null){let f={instancePath:r+"/score",schemaPath:"#/properties/score/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[f]:e.push(f),i++}var s=h===i;if(p=p||s,p)i=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/score",schemaPath:"#/properties/score/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}}if(n.fields!==void 0){let a=n.fields;if(Array.isArray(a)){let m=a.
length;for(let p=0;p<m;p++){let u=a[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/E\
valuationField/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[h]:e.push(h),i++}if(u.observations===
void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"observations"},message:"mus\
t have required property 'observations'"};e===null?e=[h]:e.push(h),i++}if(u.precision===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/Evaluatio\
nField/required",keyword:"required",params:{missingProperty:"precision"},message:"must have required property 'precision'"};e===null?e=[h]:e.push(h),i++}if(u.recall===
void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"recall"},message:"must have\
 required property 'recall'"};e===null?e=[h]:e.push(h),i++}if(u.f1===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"\
required",params:{missingProperty:"f1"},message:"must have required property 'f1'"};e===null?e=[h]:e.push(h),i++}if(u.margin===void 0){let h={instancePath:r+"/f\
ields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"margin"},message:"must have required property 'margin'"};e===
null?e=[h]:e.push(h),i++}if(u.wrong===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"\
wrong"},message:"must have required property 'wrong'"};e===null?e=[h]:e.push(h),i++}if(u.missed===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs\
/EvaluationField/required",keyword:"required",params:{missingProperty:"missed"},message:"must have required property 'missed'"};e===null?e=[h]:e.push(h),i++}if(u.
invented===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"invented"},message:"\
must have required property 'invented'"};e===null?e=[h]:e.push(h),i++}if(u.path!==void 0&&typeof u.path!="string"){let h={instancePath:r+"/fields/"+p+"/path",schemaPath:"\
#/$defs/EvaluationField/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(u.observations!==void 0){
let h=u.observations;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/observations",schemaPath:"#/$defs/EvaluationField/propert\
ies/observations/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={
instancePath:r+"/fields/"+p+"/observations",schemaPath:"#/$defs/EvaluationField/properties/observations/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}if(u.precision!==void 0){let h=u.precision;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/precision",schemaPath:"#/$defs/EvaluationField/properties/precision/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be \
<= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/precision",schemaPath:"#/$defs/EvaluationField/properties/precision/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/preci\
sion",schemaPath:"#/$defs/EvaluationField/properties/precision/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}
if(u.recall!==void 0){let h=u.recall;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/p\
roperties/recall/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/properties/recall/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/properties/recall/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}if(u.f1!==void 0){let h=u.f1;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField/properties/f1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?
e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField/properties/f1/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField\
/properties/f1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}if(u.margin!==void 0){let h=u.margin;if(Array.
isArray(h)){if(h.length>2){let w={instancePath:r+"/fields/"+p+"/margin",schemaPath:"#/$defs/EvaluationField/properties/margin/maxItems",keyword:"maxItems",params:{
limit:2},message:"must NOT have more than 2 items"};e===null?e=[w]:e.push(w),i++}if(h.length<2){let w={instancePath:r+"/fields/"+p+"/margin",schemaPath:"#/$defs\
/EvaluationField/properties/margin/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[w]:e.push(w),i++}let f=h.
length;for(let w=0;w<f;w++){let y=h[w];if(typeof y=="number"){if(y>1||isNaN(y)){let $={instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationFi\
eld/properties/margin/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[$]:e.push($),i++}if(y<0||isNaN(y)){let $={
instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationField/properties/margin/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationField/properties/margin\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}}else{let f={instancePath:r+"/fields/"+p+"/margin",schemaPath:"\
#/$defs/EvaluationField/properties/margin/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}if(u.wrong!==void 0){
let h=u.wrong;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/wrong",schemaPath:"#/$defs/EvaluationField/properties/wrong/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={instancePath:r+"/f\
ields/"+p+"/wrong",schemaPath:"#/$defs/EvaluationField/properties/wrong/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[f]:e.push(f),i++}}if(u.missed!==void 0){let h=u.missed;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/missed",schemaPath:"\
#/$defs/EvaluationField/properties/missed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="num\
ber"&&(h<0||isNaN(h))){let f={instancePath:r+"/fields/"+p+"/missed",schemaPath:"#/$defs/EvaluationField/properties/missed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}if(u.invented!==void 0){let h=u.invented;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={
instancePath:r+"/fields/"+p+"/invented",schemaPath:"#/$defs/EvaluationField/properties/invented/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={instancePath:r+"/fields/"+p+"/invented",schemaPath:"#/$defs/EvaluationField/\
properties/invented/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}}else{let h={instancePath:r+
"/fields/"+p,schemaPath:"#/$defs/EvaluationField/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}}}else{let m={
instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(n.
calibration!==void 0){let a=n.calibration,m=i,p=!1,u=i;Pe(a,{instancePath:r+"/calibration",parentData:n,parentDataProperty:"calibration",rootData:g,dynamicAnchors:b})||
(e=e===null?Pe.errors:e.concat(Pe.errors),i=e.length);var d=u===i;if(p=p||d,d){var o={};o.auroc=!0,o.ece=!0,o.coverage95=!0,o.coverage99=!0,o.bins=!0}let h=i;if(a!==
null){let f={instancePath:r+"/calibration",schemaPath:"#/properties/calibration/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[f]:e.push(f),i++}var d=h===i;if(p=p||d,p)i=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/calibration",schemaPath:"#/properties/calibration/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}}if(n.tokens!==void 0){let a=n.tokens;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:U.properties.tokens.type},message:"\
must be integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(n.cost!==void 0&&(je(n.cost,{instancePath:r+"/c\
ost",parentData:n,parentDataProperty:"cost",rootData:g,dynamicAnchors:b})||(e=e===null?je.errors:e.concat(je.errors),i=e.length)),n.durationMs!==void 0){let a=n.
durationMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{
type:U.properties.durationMs.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/\
durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}
if(n.comparators!==void 0&&(Le(n.comparators,{instancePath:r+"/comparators",parentData:n,parentDataProperty:"comparators",rootData:g,dynamicAnchors:b})||(e=e===
null?Le.errors:e.concat(Le.errors),i=e.length)),n.scorer!==void 0&&typeof n.scorer!="string"){let a={instancePath:r+"/scorer",schemaPath:"#/properties/scorer/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){
if(!k.validate(a)){let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must matc\
h format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(n.createdBy!==void 0){let a=n.createdBy;if(typeof a!="string"&&a!==null){let m={instancePath:r+
"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type:U.properties.createdBy.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),i++}}if(n.completedAt!==void 0){let a=n.completedAt;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/completedAt",schemaPath:"#/properties/completedA\
t/type",keyword:"type",params:{type:U.properties.completedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="string"&&!k.validate(
a)){let m={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[m]:e.push(m),i++}}if(n.errorMessage!==void 0){let a=n.errorMessage;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/errorMessage",
schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:U.properties.errorMessage.type},message:"must be string,null"};e===null?e=[m]:e.push(m),
i++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return We.errors=
e,i===0}We.evaluated={props:{id:!0,schemaKey:!0,env:!0,status:!0,dataset:!0,versionNumber:!0,model:!0,samples:!0,memory:!0,items:!0,score:!0,fields:!0,calibration:!0,
tokens:!0,cost:!0,durationMs:!0,comparators:!0,scorer:!0,createdAt:!0,createdBy:!0,completedAt:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};function Oe(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)We(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?We.errors:e.concat(
We.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Oe.errors=e,i===0}Oe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Li(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Li.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Oe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Oe.errors:e.concat(Oe.errors),i=e.length),Li.errors=e,i===0}Li.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Vn=Wi;var Io={type:"object",description:"What an evaluation would take, from the runs so far.",required:["documents","cached","tokens","cost"],properties:{documents:{
type:"integer",minimum:0,description:"Documents of the version."},cached:{type:"integer",minimum:0,description:"Those whose answers are known already."},tokens:{
type:["integer","null"],minimum:0,description:"Tokens of the others; null if no earlier run tells."},cost:{$ref:"#/$defs/EvaluationCost"}}};function Ne(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ne.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let t=i,s=!1,o=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.amount===void 0){let p={instancePath:r,schemaPath:"#\
/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[p]:e.push(p),i++}if(n.currency===
void 0){let p={instancePath:r,schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cu\
rrency'"};e===null?e=[p]:e.push(p),i++}if(n.amount!==void 0){let p=n.amount;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/amount",schemaPath:"\
#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(n.currency!==
void 0&&typeof n.currency!="string"){let p={instancePath:r+"/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r,schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),i++}var m=o===i;if(s=s||m,m){var d={};d.amount=!0,d.currency=!0}let a=i;if(n!==null){let p={instancePath:r,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var m=a===i;if(s=s||m,s)i=t,e!==null&&(t?e.length=t:e=null);else{
let p={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}return Ne.errors=e,l.props=
d,i===0}Ne.evaluated={dynamicProps:!0,dynamicItems:!1};function Ee(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.documents===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?
e=[t]:e.push(t),i++}if(n.cached===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cached"},message:"must have \
required property 'cached'"};e===null?e=[t]:e.push(t),i++}if(n.tokens===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
tokens"},message:"must have required property 'tokens'"};e===null?e=[t]:e.push(t),i++}if(n.cost===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[t]:e.push(t),i++}if(n.documents!==void 0){let t=n.documents;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/documents",schemaPath:"#/properties/docu\
ments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.cached!==void 0){let t=n.cached;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/cached",schemaPath:"#/properties/cached/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/cached",schemaPath:"#/properties/cached/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.tokens!==void 0){let t=n.tokens;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t))&&t!==null){let s={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:Io.properties.tokens.type},message:"must\
 be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}n.cost!==void 0&&(Ne(n.cost,{instancePath:r+"/cost",parentData:n,
parentDataProperty:"cost",rootData:g,dynamicAnchors:b})||(e=e===null?Ne.errors:e.concat(Ne.errors),i=e.length))}else{let t={instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ee.errors=e,i===0}Ee.evaluated={props:{documents:!0,cached:!0,tokens:!0,
cost:!0},dynamicProps:!1,dynamicItems:!1};function Wi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=Wi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ee(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?Ee.errors:e.concat(Ee.errors),i=e.length),Wi.errors=e,i===0}Wi.evaluated={props:{documents:!0,cached:!0,tokens:!0,cost:!0},dynamicProps:!1,dynamicItems:!1};
var Ht=Oi;var M={type:"object",description:"How well a version of a schema extracts from the documents of a data set.",required:["id","schemaKey","env","status","dataset",
"versionNumber","model","samples","memory","items","score","fields","calibration","tokens","cost","durationMs","comparators","scorer","createdAt","createdBy","c\
ompletedAt","errorMessage"],properties:{id:{type:"string",description:"Identifier of the evaluation."},schemaKey:{type:"string",description:"Key of the schema."},
env:{type:"string",enum:["production","staging","development"],description:"The environment."},status:{$ref:"#/$defs/EvaluationStatus"},dataset:{$ref:"#/$defs/E\
valuatedDataset"},versionNumber:{type:"integer",minimum:1,description:"Version of the schema."},model:{type:"string",description:"`<provider>/<model>`"},samples:{
type:"integer",minimum:1,description:"How often each question was asked."},memory:{type:"boolean",description:"Whether examples of the memory were used."},items:{
$ref:"#/$defs/EvaluationProgress"},score:{description:"Null until it is completed.",anyOf:[{$ref:"#/$defs/EvaluationScore"},{type:"null"}]},fields:{type:"array",
description:"The scores by field; empty until it is completed.",items:{$ref:"#/$defs/EvaluationField"}},calibration:{description:"Null until it is completed.",anyOf:[
{$ref:"#/$defs/EvaluationCalibration"},{type:"null"}]},tokens:{type:["integer","null"],minimum:0,description:"Tokens of all runs; null where a provider gave no \
count."},cost:{$ref:"#/$defs/EvaluationCost"},durationMs:{type:["integer","null"],minimum:0,description:"Mean milliseconds of a run; null until it is completed."},
comparators:{$ref:"#/$defs/Comparators"},scorer:{type:"string",description:"The version of the scorer. Scores of another one may differ."},createdAt:{type:"stri\
ng",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},createdBy:{type:["string","null"],description:"The user that began it."},completedAt:{type:[
"string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},errorMessage:{type:["string","null"],description:"\
Why it failed; null otherwise."}}},To={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"Only `pending` and `processing`\
 change. It is `failed` where no document gave a result."};var Jt={type:"object",description:"What the confidence of values is worth. Null where there are too few values.",required:["auroc","ece","coverage95","coverage9\
9","bins"],properties:{auroc:{type:["number","null"],minimum:0,maximum:1,description:"Probability that a right value has more confidence than a wrong one."},ece:{
type:["number","null"],minimum:0,maximum:1,description:"Mean distance of confidence and accuracy, in ten bins."},coverage95:{type:["number","null"],minimum:0,maximum:1,
description:"Share of values, the most confident first, of which 95 % are right."},coverage99:{type:["number","null"],minimum:0,maximum:1,description:"The same \
with 99 %."},bins:{type:"array",description:"The reliability table.",items:{$ref:"#/$defs/ReliabilityBin"}}}};function Re(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Re.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.auroc===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"auroc"},message:"must have required property 'auroc'"};e===null?e=[t]:e.push(t),i++}if(n.ece===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"ece"},message:"must have required property 'ece'"};e===null?e=[t]:e.push(t),i++}if(n.coverage95===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage95"},message:"must have required property 'coverage95'"};e===null?
e=[t]:e.push(t),i++}if(n.coverage99===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage99"},message:"mu\
st have required property 'coverage99'"};e===null?e=[t]:e.push(t),i++}if(n.bins===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[t]:e.push(t),i++}if(n.auroc!==void 0){let t=n.auroc;if(typeof t!="number"&&t!==
null){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/type",keyword:"type",params:{type:Jt.properties.auroc.type},message:"must be number,null"};e===
null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/auroc",schemaPath:"#/properties/auroc/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.ece!==void 0){let t=n.ece;if(typeof t!="nu\
mber"&&t!==null){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/type",keyword:"type",params:{type:Jt.properties.ece.type},message:"must be number,nul\
l"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/ece",schemaPath:"#/properties/ece/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.coverage95!==void 0){let t=n.coverage95;if(typeof t!=
"number"&&t!==null){let s={instancePath:r+"/coverage95",schemaPath:"#/properties/coverage95/type",keyword:"type",params:{type:Jt.properties.coverage95.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/coverage95",schemaPath:"#/properties/coverag\
e95/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/c\
overage95",schemaPath:"#/properties/coverage95/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}
if(n.coverage99!==void 0){let t=n.coverage99;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/coverage99",schemaPath:"#/properties/coverage99/type",keyword:"\
type",params:{type:Jt.properties.coverage99.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+
"/coverage99",schemaPath:"#/properties/coverage99/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}
if(t<0||isNaN(t)){let s={instancePath:r+"/coverage99",schemaPath:"#/properties/coverage99/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.bins!==void 0){let t=n.bins;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.from===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/required",keyword:"required",params:{missingProperty:"\
from"},message:"must have required property 'from'"};e===null?e=[a]:e.push(a),i++}if(d.count===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/Reli\
abilityBin/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[a]:e.push(a),i++}if(d.confidence===
void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/required",keyword:"required",params:{missingProperty:"confidence"},message:"must hav\
e required property 'confidence'"};e===null?e=[a]:e.push(a),i++}if(d.accuracy===void 0){let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/requ\
ired",keyword:"required",params:{missingProperty:"accuracy"},message:"must have required property 'accuracy'"};e===null?e=[a]:e.push(a),i++}if(d.from!==void 0){
let a=d.from;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/from",schemaPath:"#/$defs/ReliabilityBin/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/from",schemaPath:"\
#/$defs/ReliabilityBin/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={
instancePath:r+"/bins/"+o+"/from",schemaPath:"#/$defs/ReliabilityBin/properties/from/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[m]:e.push(m),i++}}if(d.count!==void 0){let a=d.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/bins/"+o+"/count",schemaPath:"#/$de\
fs/ReliabilityBin/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<
0||isNaN(a))){let m={instancePath:r+"/bins/"+o+"/count",schemaPath:"#/$defs/ReliabilityBin/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(d.confidence!==void 0){let a=d.confidence;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+
"/bins/"+o+"/confidence",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <\
= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/confidence",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/bins/"+o+"/confidenc\
e",schemaPath:"#/$defs/ReliabilityBin/properties/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}
if(d.accuracy!==void 0){let a=d.accuracy;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBi\
n/properties/accuracy/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={
instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBin/properties/accuracy/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/bins/"+o+"/accuracy",schemaPath:"#/$defs/ReliabilityBin/properties/accuracy/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/bins/"+o,schemaPath:"#/$defs/ReliabilityBin/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/bins",schemaPath:"#/properties/\
bins/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Re.errors=e,i===0}Re.evaluated={props:{auroc:!0,ece:!0,coverage95:!0,
coverage99:!0,bins:!0},dynamicProps:!1,dynamicItems:!1};function Ce(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ce.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);let t=i,s=!1,o=i;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.amount===void 0){let p={instancePath:r,schemaPath:"#\
/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[p]:e.push(p),i++}if(n.currency===
void 0){let p={instancePath:r,schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cu\
rrency'"};e===null?e=[p]:e.push(p),i++}if(n.amount!==void 0){let p=n.amount;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/amount",schemaPath:"\
#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(n.currency!==
void 0&&typeof n.currency!="string"){let p={instancePath:r+"/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r,schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[p]:e.push(p),i++}var m=o===i;if(s=s||m,m){var d={};d.amount=!0,d.currency=!0}let a=i;if(n!==null){let p={instancePath:r,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var m=a===i;if(s=s||m,s)i=t,e!==null&&(t?e.length=t:e=null);else{
let p={instancePath:r,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}return Ce.errors=e,l.props=
d,i===0}Ce.evaluated={dynamicProps:!0,dynamicItems:!1};var So={type:"object",description:"How two values are compared.",additionalProperties:!1,required:["kind"],properties:{kind:{type:"string",enum:["text","number",
"date","exact"],description:"`text`: by letters and digits, or by their similarity if `atLeast` is given. `number`: may differ by `within`. `date`: the same day\
. `exact`: the same characters."},atLeast:{type:"number",minimum:.5,maximum:1,description:"For `text`: the least similarity, 1 minus the edit distance over the \
longer length."},within:{type:"number",minimum:0,description:"For `number`: the largest difference; 0.005 by default."}}};function _e(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>1e3){let t={instancePath:r,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit:1e3},
message:"must NOT have more than 1000 properties"};e===null?e=[t]:e.push(t),i++}for(let t in n){let s=n[t];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===
void 0){let o={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[o]:e.push(o),i++}for(let o in s)if(!(o==="kind"||o==="atLeast"||o==="within")){let d={instancePath:r+
"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),i++}if(s.kind!==void 0){let o=s.kind;if(typeof o!="string"){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/$defs/Comparator/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),i++}if(!(o==="text"||o==="number"||o==="date"||o==="exact")){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"\
#/$defs/Comparator/properties/kind/enum",keyword:"enum",params:{allowedValues:So.properties.kind.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),i++}}if(s.atLeast!==void 0){let o=s.atLeast;if(typeof o=="number"){if(o>1||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[d]:e.push(d),i++}if(o<.5||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/propert\
ies/atLeast/minimum",keyword:"minimum",params:{comparison:">=",limit:.5},message:"must be >= 0.5"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/atLeast",schemaPath:"#/$defs/Comparator/properties/atLeast/type",keyword:"type",params:{type:"number"},message:"must \
be number"};e===null?e=[d]:e.push(d),i++}}if(s.within!==void 0){let o=s.within;if(typeof o=="number"){if(o<0||isNaN(o)){let d={instancePath:r+"/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properties/within/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/within",schemaPath:"#/$defs/Comparator/properti\
es/within/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r+"/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/$defs/Comparator/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _e.errors=e,i===0}_e.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function De(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(n.schemaKey===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};
e===null?e=[a]:e.push(a),i++}if(n.env===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"env"},message:"must ha\
ve required property 'env'"};e===null?e=[a]:e.push(a),i++}if(n.status===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(n.dataset===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"dataset"},message:"must have required property 'dataset'"};e===null?e=[a]:e.push(a),i++}if(n.versionNumber===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[a]:e.push(
a),i++}if(n.model===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required proper\
ty 'model'"};e===null?e=[a]:e.push(a),i++}if(n.samples===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sampl\
es"},message:"must have required property 'samples'"};e===null?e=[a]:e.push(a),i++}if(n.memory===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"memory"},message:"must have required property 'memory'"};e===null?e=[a]:e.push(a),i++}if(n.items===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[a]:e.push(a),i++}if(n.score===
void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"must have required property 'score'"};e===null?
e=[a]:e.push(a),i++}if(n.fields===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have \
required property 'fields'"};e===null?e=[a]:e.push(a),i++}if(n.calibration===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
calibration"},message:"must have required property 'calibration'"};e===null?e=[a]:e.push(a),i++}if(n.tokens===void 0){let a={instancePath:r,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"tokens"},message:"must have required property 'tokens'"};e===null?e=[a]:e.push(a),i++}if(n.cost===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[a]:e.push(a),
i++}if(n.durationMs===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required\
 property 'durationMs'"};e===null?e=[a]:e.push(a),i++}if(n.comparators===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
comparators"},message:"must have required property 'comparators'"};e===null?e=[a]:e.push(a),i++}if(n.scorer===void 0){let a={instancePath:r,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"scorer"},message:"must have required property 'scorer'"};e===null?e=[a]:e.push(a),i++}if(n.createdAt===void 0){let a={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:
e.push(a),i++}if(n.createdBy===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have \
required property 'createdBy'"};e===null?e=[a]:e.push(a),i++}if(n.completedAt===void 0){let a={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[a]:e.push(a),i++}if(n.errorMessage===void 0){let a={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[a]:e.push(a),
i++}if(n.id!==void 0&&typeof n.id!="string"){let a={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[a]:e.push(a),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let a={instancePath:r+"/schemaKey",schemaPath:"#/properties/schem\
aKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.env!==void 0){let a=n.env;if(typeof a!="string"){let m={
instancePath:r+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="\
production"||a==="staging"||a==="development")){let m={instancePath:r+"/env",schemaPath:"#/properties/env/enum",keyword:"enum",params:{allowedValues:M.properties.
env.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(n.status!==void 0){let a=n.status;if(typeof a!="string"){let m={
instancePath:r+"/status",schemaPath:"#/$defs/EvaluationStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}
if(!(a==="pending"||a==="processing"||a==="completed"||a==="failed"||a==="cancelled")){let m={instancePath:r+"/status",schemaPath:"#/$defs/EvaluationStatus/enum",
keyword:"enum",params:{allowedValues:To.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(n.dataset!==void 0){let a=n.
dataset;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){let m={instancePath:r+"/dataset",schemaPath:"#/$defs/EvaluatedDataset/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[m]:e.push(m),i++}if(a.version===void 0){let m={instancePath:r+"/\
dataset",schemaPath:"#/$defs/EvaluatedDataset/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[m]:e.push(m),i++}if(a.id!==void 0&&typeof a.id!="string"){let m={instancePath:r+"/dataset/id",schemaPath:"#/$defs/EvaluatedDataset/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(a.version!==void 0){let m=a.version;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m))){let p={instancePath:r+"/dataset/version",schemaPath:"#/$defs/EvaluatedDataset/properties/version/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<1||isNaN(m))){let p={instancePath:r+"/dataset/version",schemaPath:"#/$defs/EvaluatedDataset\
/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+
"/dataset",schemaPath:"#/$defs/EvaluatedDataset/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(n.versionNumber!==
void 0){let a=n.versionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(a))){let m={instancePath:r+"/versionNum\
ber",schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}if(n.
model!==void 0&&typeof n.model!="string"){let a={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[a]:e.push(a),i++}if(n.samples!==void 0){let a=n.samples;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/samples",
schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<
1||isNaN(a))){let m={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),i++}}if(n.memory!==void 0&&typeof n.memory!="boolean"){let a={instancePath:r+"/memory",schemaPath:"#/properties/memory/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(n.items!==void 0){let a=n.items;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.total===void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[m]:e.push(m),i++}if(a.completed===void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgres\
s/required",keyword:"required",params:{missingProperty:"completed"},message:"must have required property 'completed'"};e===null?e=[m]:e.push(m),i++}if(a.failed===
void 0){let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/required",keyword:"required",params:{missingProperty:"failed"},message:"must have \
required property 'failed'"};e===null?e=[m]:e.push(m),i++}if(a.total!==void 0){let m=a.total;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+
"/items/total",schemaPath:"#/$defs/EvaluationProgress/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.
push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={instancePath:r+"/items/total",schemaPath:"#/$defs/EvaluationProgress/properties/total/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(a.completed!==void 0){let m=a.completed;if(!(typeof m=="numbe\
r"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+"/items/completed",schemaPath:"#/$defs/EvaluationProgress/properties/completed/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={instancePath:r+"/items/completed",schemaPath:"#\
/$defs/EvaluationProgress/properties/completed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}
if(a.failed!==void 0){let m=a.failed;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m))){let p={instancePath:r+"/items/failed",schemaPath:"#/$defs/EvaluationProgress/p\
roperties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof m=="number"&&(m<0||isNaN(m))){let p={
instancePath:r+"/items/failed",schemaPath:"#/$defs/EvaluationProgress/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[p]:e.push(p),i++}}}else{let m={instancePath:r+"/items",schemaPath:"#/$defs/EvaluationProgress/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(n.score!==void 0){let a=n.score,m=i,p=!1,u=i;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.precision===
void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"precision"},message:"must have \
required property 'precision'"};e===null?e=[f]:e.push(f),i++}if(a.recall===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",
keyword:"required",params:{missingProperty:"recall"},message:"must have required property 'recall'"};e===null?e=[f]:e.push(f),i++}if(a.f1===void 0){let f={instancePath:r+
"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"f1"},message:"must have required property 'f1'"};e===null?e=[
f]:e.push(f),i++}if(a.exactDocuments===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"\
exactDocuments"},message:"must have required property 'exactDocuments'"};e===null?e=[f]:e.push(f),i++}if(a.wrong===void 0){let f={instancePath:r+"/score",schemaPath:"\
#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"wrong"},message:"must have required property 'wrong'"};e===null?e=[f]:e.push(f),i++}
if(a.missed===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/required",keyword:"required",params:{missingProperty:"missed"},message:"\
must have required property 'missed'"};e===null?e=[f]:e.push(f),i++}if(a.invented===void 0){let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/r\
equired",keyword:"required",params:{missingProperty:"invented"},message:"must have required property 'invented'"};e===null?e=[f]:e.push(f),i++}if(a.precision!==
void 0){let f=a.precision;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/precision",schemaPath:"#/$defs/EvaluationScore/properties/preci\
sion/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/\
score/precision",schemaPath:"#/$defs/EvaluationScore/properties/precision/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/precision",schemaPath:"#/$defs/EvaluationScore/properties/precision/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.recall!==void 0){let f=a.recall;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+
"/score/recall",schemaPath:"#/$defs/EvaluationScore/properties/recall/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?
e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/score/recall",schemaPath:"#/$defs/EvaluationScore/properties/recall/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/recall",schemaPath:"#/$defs/EvaluationScore/pr\
operties/recall/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.f1!==void 0){let f=a.f1;if(typeof f=="n\
umber"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/f1",schemaPath:"#/$defs/EvaluationScore/properties/f1/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+"/score/f1",schemaPath:"#/$defs/EvaluationScore/properties\
/f1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/f1",schemaPath:"\
#/$defs/EvaluationScore/properties/f1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.exactDocuments!==
void 0){let f=a.exactDocuments;if(typeof f=="number"){if(f>1||isNaN(f)){let w={instancePath:r+"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/proper\
ties/exactDocuments/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(f<0||isNaN(f)){let w={instancePath:r+
"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/properties/exactDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:r+"/score/exactDocuments",schemaPath:"#/$defs/EvaluationScore/properties/exactDocuments/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[w]:e.push(w),i++}}if(a.wrong!==void 0){let f=a.wrong;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f))){let w={instancePath:r+"/score/wrong",schemaPath:"#/$defs/EvaluationScore/properties/wrong/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+"/score/wrong",schemaPath:"#/$defs/EvaluationScore/properties/\
wrong/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}if(a.missed!==void 0){let f=a.missed;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f))){let w={instancePath:r+"/score/missed",schemaPath:"#/$defs/EvaluationScore/properties/missed/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+"/score/missed",schemaPath:"#/$defs\
/EvaluationScore/properties/missed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[w]:e.push(w),i++}}if(a.invented!==
void 0){let f=a.invented;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f))){let w={instancePath:r+"/score/invented",schemaPath:"#/$defs/EvaluationScore/properties/inv\
ented/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}if(typeof f=="number"&&(f<0||isNaN(f))){let w={instancePath:r+
"/score/invented",schemaPath:"#/$defs/EvaluationScore/properties/invented/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[w]:e.push(w),i++}}}else{let f={instancePath:r+"/score",schemaPath:"#/$defs/EvaluationScore/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[f]:e.push(f),i++}var s=u===i;if(p=p||s,s){var t={};t.precision=!0,t.recall=!0,t.f1=!0,t.exactDocuments=!0,t.wrong=!0,t.missed=!0,t.invented=
!0}let h=i;if(a!==null){let f={instancePath:r+"/score",schemaPath:"#/properties/score/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[f]:e.push(f),i++}var s=h===i;if(p=p||s,p)i=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/score",schemaPath:"#/properties/score/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}}if(n.fields!==void 0){let a=n.fields;if(Array.isArray(a)){let m=a.
length;for(let p=0;p<m;p++){let u=a[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.path===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/E\
valuationField/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[h]:e.push(h),i++}if(u.observations===
void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"observations"},message:"mus\
t have required property 'observations'"};e===null?e=[h]:e.push(h),i++}if(u.precision===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/Evaluatio\
nField/required",keyword:"required",params:{missingProperty:"precision"},message:"must have required property 'precision'"};e===null?e=[h]:e.push(h),i++}if(u.recall===
void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"recall"},message:"must have\
 required property 'recall'"};e===null?e=[h]:e.push(h),i++}if(u.f1===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"\
required",params:{missingProperty:"f1"},message:"must have required property 'f1'"};e===null?e=[h]:e.push(h),i++}if(u.margin===void 0){let h={instancePath:r+"/f\
ields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"margin"},message:"must have required property 'margin'"};e===
null?e=[h]:e.push(h),i++}if(u.wrong===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"\
wrong"},message:"must have required property 'wrong'"};e===null?e=[h]:e.push(h),i++}if(u.missed===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs\
/EvaluationField/required",keyword:"required",params:{missingProperty:"missed"},message:"must have required property 'missed'"};e===null?e=[h]:e.push(h),i++}if(u.
invented===void 0){let h={instancePath:r+"/fields/"+p,schemaPath:"#/$defs/EvaluationField/required",keyword:"required",params:{missingProperty:"invented"},message:"\
must have required property 'invented'"};e===null?e=[h]:e.push(h),i++}if(u.path!==void 0&&typeof u.path!="string"){let h={instancePath:r+"/fields/"+p+"/path",schemaPath:"\
#/$defs/EvaluationField/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(u.observations!==void 0){
let h=u.observations;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/observations",schemaPath:"#/$defs/EvaluationField/propert\
ies/observations/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={
instancePath:r+"/fields/"+p+"/observations",schemaPath:"#/$defs/EvaluationField/properties/observations/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}if(u.precision!==void 0){let h=u.precision;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/precision",schemaPath:"#/$defs/EvaluationField/properties/precision/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be \
<= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/precision",schemaPath:"#/$defs/EvaluationField/properties/precision/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/preci\
sion",schemaPath:"#/$defs/EvaluationField/properties/precision/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}
if(u.recall!==void 0){let h=u.recall;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/p\
roperties/recall/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/properties/recall/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/recall",schemaPath:"#/$defs/EvaluationField/properties/recall/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}if(u.f1!==void 0){let h=u.f1;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+
"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField/properties/f1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?
e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField/properties/f1/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/fields/"+p+"/f1",schemaPath:"#/$defs/EvaluationField\
/properties/f1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}if(u.margin!==void 0){let h=u.margin;if(Array.
isArray(h)){if(h.length>2){let w={instancePath:r+"/fields/"+p+"/margin",schemaPath:"#/$defs/EvaluationField/properties/margin/maxItems",keyword:"maxItems",params:{
limit:2},message:"must NOT have more than 2 items"};e===null?e=[w]:e.push(w),i++}if(h.length<2){let w={instancePath:r+"/fields/"+p+"/margin",schemaPath:"#/$defs\
/EvaluationField/properties/margin/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[w]:e.push(w),i++}let f=h.
length;for(let w=0;w<f;w++){let y=h[w];if(typeof y=="number"){if(y>1||isNaN(y)){let $={instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationFi\
eld/properties/margin/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[$]:e.push($),i++}if(y<0||isNaN(y)){let $={
instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationField/properties/margin/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/fields/"+p+"/margin/"+w,schemaPath:"#/$defs/EvaluationField/properties/margin\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}}else{let f={instancePath:r+"/fields/"+p+"/margin",schemaPath:"\
#/$defs/EvaluationField/properties/margin/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}if(u.wrong!==void 0){
let h=u.wrong;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/wrong",schemaPath:"#/$defs/EvaluationField/properties/wrong/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={instancePath:r+"/f\
ields/"+p+"/wrong",schemaPath:"#/$defs/EvaluationField/properties/wrong/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[f]:e.push(f),i++}}if(u.missed!==void 0){let h=u.missed;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/fields/"+p+"/missed",schemaPath:"\
#/$defs/EvaluationField/properties/missed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="num\
ber"&&(h<0||isNaN(h))){let f={instancePath:r+"/fields/"+p+"/missed",schemaPath:"#/$defs/EvaluationField/properties/missed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}if(u.invented!==void 0){let h=u.invented;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={
instancePath:r+"/fields/"+p+"/invented",schemaPath:"#/$defs/EvaluationField/properties/invented/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={instancePath:r+"/fields/"+p+"/invented",schemaPath:"#/$defs/EvaluationField/\
properties/invented/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),i++}}}else{let h={instancePath:r+
"/fields/"+p,schemaPath:"#/$defs/EvaluationField/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}}}else{let m={
instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}if(n.
calibration!==void 0){let a=n.calibration,m=i,p=!1,u=i;Re(a,{instancePath:r+"/calibration",parentData:n,parentDataProperty:"calibration",rootData:g,dynamicAnchors:b})||
(e=e===null?Re.errors:e.concat(Re.errors),i=e.length);var d=u===i;if(p=p||d,d){var o={};o.auroc=!0,o.ece=!0,o.coverage95=!0,o.coverage99=!0,o.bins=!0}let h=i;if(a!==
null){let f={instancePath:r+"/calibration",schemaPath:"#/properties/calibration/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[f]:e.push(f),i++}var d=h===i;if(p=p||d,p)i=m,e!==null&&(m?e.length=m:e=null);else{let f={instancePath:r+"/calibration",schemaPath:"#/properties/calibration/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[f]:e.push(f),i++}}if(n.tokens!==void 0){let a=n.tokens;if(!(typeof a=="numbe\
r"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type:M.properties.tokens.type},message:"\
must be integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/tokens",schemaPath:"#/properties/tokens/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(n.cost!==void 0&&(Ce(n.cost,{instancePath:r+"/c\
ost",parentData:n,parentDataProperty:"cost",rootData:g,dynamicAnchors:b})||(e=e===null?Ce.errors:e.concat(Ce.errors),i=e.length)),n.durationMs!==void 0){let a=n.
durationMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{
type:M.properties.durationMs.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/\
durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}
if(n.comparators!==void 0&&(_e(n.comparators,{instancePath:r+"/comparators",parentData:n,parentDataProperty:"comparators",rootData:g,dynamicAnchors:b})||(e=e===
null?_e.errors:e.concat(_e.errors),i=e.length)),n.scorer!==void 0&&typeof n.scorer!="string"){let a={instancePath:r+"/scorer",schemaPath:"#/properties/scorer/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(n.createdAt!==void 0){let a=n.createdAt;if(typeof a=="string"){
if(!k.validate(a)){let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must matc\
h format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(n.createdBy!==void 0){let a=n.createdBy;if(typeof a!="string"&&a!==null){let m={instancePath:r+
"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type:M.properties.createdBy.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),i++}}if(n.completedAt!==void 0){let a=n.completedAt;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/completedAt",schemaPath:"#/properties/completedA\
t/type",keyword:"type",params:{type:M.properties.completedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="string"&&!k.validate(
a)){let m={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "d\
ate-time"'};e===null?e=[m]:e.push(m),i++}}if(n.errorMessage!==void 0){let a=n.errorMessage;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/errorMessage",
schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:M.properties.errorMessage.type},message:"must be string,null"};e===null?e=[m]:e.push(m),
i++}}}else{let a={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}return De.errors=
e,i===0}De.evaluated={props:{id:!0,schemaKey:!0,env:!0,status:!0,dataset:!0,versionNumber:!0,model:!0,samples:!0,memory:!0,items:!0,score:!0,fields:!0,calibration:!0,
tokens:!0,cost:!0,durationMs:!0,comparators:!0,scorer:!0,createdAt:!0,createdBy:!0,completedAt:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};function Oi(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Oi.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),De(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?De.errors:e.concat(De.errors),
i=e.length),Oi.errors=e,i===0}Oi.evaluated={props:{id:!0,schemaKey:!0,env:!0,status:!0,dataset:!0,versionNumber:!0,model:!0,samples:!0,memory:!0,items:!0,score:!0,
fields:!0,calibration:!0,tokens:!0,cost:!0,durationMs:!0,comparators:!0,scorer:!0,createdAt:!0,createdBy:!0,completedAt:!0,errorMessage:!0},dynamicProps:!1,dynamicItems:!1};
var _r=Ni;var Gt={type:"object",description:"The version that an environment serves.",required:["versionNumber","gate","evaluationId","checks","updatedAt","updatedBy"],properties:{
versionNumber:{type:["integer","null"],minimum:1,description:"The pinned version; null for the latest."},gate:{description:"Null without one.",anyOf:[{$ref:"#/$\
defs/StoredGate"},{type:"null"}]},evaluationId:{type:["string","null"],description:"The evaluation by which the gate let the version pass; null for none."},checks:{
type:"array",description:"What the gate found when the version was pinned.",items:{$ref:"#/$defs/GateCheck"}},updatedAt:{type:["string","null"],format:"date-tim\
e",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},updatedBy:{type:["string","null"],description:"The user that pinned it last;\
 null if nothing was pinned."}}};var Ao={type:"object",description:"What a version must reach before it is pinned.",required:["datasetId","minF1","fields","notWorse"],properties:{datasetId:{type:"\
string",minLength:1,description:"A data set of the schema and environment."},minF1:{type:["number","null"],minimum:0,maximum:1,default:null,description:"The lea\
st F1; null for none."},fields:{type:"array",maxItems:1e3,default:[],description:"The least F1 of fields.",items:{$ref:"#/$defs/GateField"}},notWorse:{type:"boo\
lean",default:!0,description:"Whether it must not be worse than what is pinned, beyond chance."}}};function Ue(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ue.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.datasetId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"datasetId"},message:"must have required property 'datasetId'"};e===null?e=[t]:e.push(t),i++}if(n.minF1===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"minF1"},message:"must have required property 'minF1'"};e===null?e=[t]:e.push(t),i++}if(n.fields===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?
e=[t]:e.push(t),i++}if(n.notWorse===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notWorse"},message:"must h\
ave required property 'notWorse'"};e===null?e=[t]:e.push(t),i++}if(n.datasetId!==void 0){let t=n.datasetId;if(typeof t=="string"){if(I(t)<1){let s={instancePath:r+
"/datasetId",schemaPath:"#/properties/datasetId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:r+"/datasetId",schemaPath:"#/properties/datasetId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(n.minF1!==void 0){let t=n.minF1;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/minF1",schemaPath:"#/properties/minF1/\
type",keyword:"type",params:{type:Ao.properties.minF1.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){
let s={instancePath:r+"/minF1",schemaPath:"#/properties/minF1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:
e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/minF1",schemaPath:"#/properties/minF1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.fields!==void 0){let t=n.fields;if(Array.isArray(t)){if(t.length>1e3){let o={instancePath:r+"/fields",schemaPath:"\
#/properties/fields/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<
s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={instancePath:r+"/fields/"+o,schemaPath:"#/$defs/GateField/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.minF1===void 0){let a={instancePath:r+
"/fields/"+o,schemaPath:"#/$defs/GateField/required",keyword:"required",params:{missingProperty:"minF1"},message:"must have required property 'minF1'"};e===null?
e=[a]:e.push(a),i++}for(let a in d)if(!(a==="path"||a==="minF1")){let m={instancePath:r+"/fields/"+o,schemaPath:"#/$defs/GateField/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),i++}if(d.path!==void 0){let a=d.path;
if(typeof a=="string"){if(I(a)>1e3){let m={instancePath:r+"/fields/"+o+"/path",schemaPath:"#/$defs/GateField/properties/path/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[m]:e.push(m),i++}if(I(a)<1){let m={instancePath:r+"/fields/"+o+"/path",schemaPath:"#/$\
defs/GateField/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),i++}}else{
let m={instancePath:r+"/fields/"+o+"/path",schemaPath:"#/$defs/GateField/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),i++}}if(d.minF1!==void 0){let a=d.minF1;if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/fields/"+o+"/minF1",schemaPath:"#/\
$defs/GateField/properties/minF1/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[m]:e.push(m),i++}if(a<0||isNaN(
a)){let m={instancePath:r+"/fields/"+o+"/minF1",schemaPath:"#/$defs/GateField/properties/minF1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/fields/"+o+"/minF1",schemaPath:"#/$defs/GateField/properties/minF1/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/fields/"+o,schemaPath:"#/$defs/GateField/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/fields",schemaPath:"#/properties/fields/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.notWorse!==void 0&&typeof n.notWorse!="boolean"){let t={instancePath:r+
"/notWorse",schemaPath:"#/properties/notWorse/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ue.errors=e,i===0}Ue.evaluated=
{props:{datasetId:!0,minF1:!0,fields:!0,notWorse:!0},dynamicProps:!1,dynamicItems:!1};function Me(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.versionNumber===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have re\
quired property 'versionNumber'"};e===null?e=[o]:e.push(o),i++}if(n.gate===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gate"},message:"must have required property 'gate'"};e===null?e=[o]:e.push(o),i++}if(n.evaluationId===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"evaluationId"},message:"must have required property 'evaluationId'"};e===null?e=[o]:e.push(o),i++}if(n.checks===void 0){let o={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"checks"},message:"must have required property 'checks'"};e===null?e=[o]:e.push(
o),i++}if(n.updatedAt===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have require\
d property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(n.updatedBy===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updatedBy"},message:"must have required property 'updatedBy'"};e===null?e=[o]:e.push(o),i++}if(n.versionNumber!==void 0){let o=n.versionNumber;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/versionNumber",schemaPath:"#/properties/versionNumber/type",keyword:"type",params:{type:Gt.properties.
versionNumber.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<1||isNaN(o))){let d={instancePath:r+"/versionNumber",
schemaPath:"#/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}if(n.gate!==
void 0){let o=n.gate,d=i,a=!1,m=i;Ue(o,{instancePath:r+"/gate",parentData:n,parentDataProperty:"gate",rootData:g,dynamicAnchors:b})||(e=e===null?Ue.errors:e.concat(
Ue.errors),i=e.length);var s=m===i;if(a=a||s,s){var t={};t.datasetId=!0,t.minF1=!0,t.fields=!0,t.notWorse=!0}let p=i;if(o!==null){let u={instancePath:r+"/gate",
schemaPath:"#/properties/gate/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,
e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+"/gate",schemaPath:"#/properties/gate/anyOf",keyword:"anyOf",params:{},message:"must match a schema i\
n anyOf"};e===null?e=[u]:e.push(u),i++}}if(n.evaluationId!==void 0){let o=n.evaluationId;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/evaluationId",
schemaPath:"#/properties/evaluationId/type",keyword:"type",params:{type:Gt.properties.evaluationId.type},message:"must be string,null"};e===null?e=[d]:e.push(d),
i++}}if(n.checks!==void 0){let o=n.checks;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){let m=o[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
condition===void 0){let p={instancePath:r+"/checks/"+a,schemaPath:"#/$defs/GateCheck/required",keyword:"required",params:{missingProperty:"condition"},message:"\
must have required property 'condition'"};e===null?e=[p]:e.push(p),i++}if(m.passed===void 0){let p={instancePath:r+"/checks/"+a,schemaPath:"#/$defs/GateCheck/re\
quired",keyword:"required",params:{missingProperty:"passed"},message:"must have required property 'passed'"};e===null?e=[p]:e.push(p),i++}if(m.message===void 0){
let p={instancePath:r+"/checks/"+a,schemaPath:"#/$defs/GateCheck/required",keyword:"required",params:{missingProperty:"message"},message:"must have required pro\
perty 'message'"};e===null?e=[p]:e.push(p),i++}if(m.condition!==void 0&&typeof m.condition!="string"){let p={instancePath:r+"/checks/"+a+"/condition",schemaPath:"\
#/$defs/GateCheck/properties/condition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.passed!==void 0&&
typeof m.passed!="boolean"){let p={instancePath:r+"/checks/"+a+"/passed",schemaPath:"#/$defs/GateCheck/properties/passed/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[p]:e.push(p),i++}if(m.message!==void 0&&typeof m.message!="string"){let p={instancePath:r+"/checks/"+a+"/message",schemaPath:"\
#/$defs/GateCheck/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+
"/checks/"+a,schemaPath:"#/$defs/GateCheck/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={instancePath:r+
"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.updatedAt!==void 0){
let o=n.updatedAt;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:Gt.properties.
updatedAt.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="string"&&!k.validate(o)){let d={instancePath:r+"/updatedAt",schemaPath:"\
#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),i++}}if(n.updatedBy!==
void 0){let o=n.updatedBy;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/updatedBy",schemaPath:"#/properties/updatedBy/type",keyword:"type",params:{type:Gt.
properties.updatedBy.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return Me.errors=e,i===0}Me.evaluated={props:{versionNumber:!0,gate:!0,evaluationId:!0,checks:!0,
updatedAt:!0,updatedBy:!0},dynamicProps:!1,dynamicItems:!1};function Ni(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Ni.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Me(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?Me.errors:e.concat(Me.errors),i=e.length),Ni.errors=e,i===0}Ni.evaluated={props:{versionNumber:!0,gate:!0,evaluationId:!0,checks:!0,
updatedAt:!0,updatedBy:!0},dynamicProps:!1,dynamicItems:!1};var Dr=Ei;var cn={type:"object",description:"The memory of a schema in one environment.",required:["mode","examples","kept","gain","updatedAt","updatedBy"],properties:{mode:{
$ref:"#/$defs/MemoryMode"},examples:{type:"integer",minimum:0,description:"Examples that it has."},kept:{type:"string",description:"How many examples are kept, \
and why, as a sentence."},gain:{description:"Null until it was measured.",oneOf:[{$ref:"#/$defs/MemoryGain"},{type:"null"}]},updatedAt:{type:["string","null"],format:"\
date-time",description:"When it was last switched; null for never."},updatedBy:{type:["string","null"],description:"The user that switched it."}}},qo={type:"str\
ing",enum:["off","on"],description:"Whether extractions use the memory."};function Be(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Be.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.mode===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"mode"},message:"must have required property 'mode'"};e===null?e=[o]:e.push(o),i++}if(n.examples===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[o]:e.push(o),i++}if(n.
kept===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===
null?e=[o]:e.push(o),i++}if(n.gain===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"gain"},message:"must have\
 required property 'gain'"};e===null?e=[o]:e.push(o),i++}if(n.updatedAt===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(n.updatedBy===void 0){let o={instancePath:r,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"updatedBy"},message:"must have required property 'updatedBy'"};e===null?e=[o]:e.push(o),i++}if(n.mode!==void 0){let o=n.
mode;if(typeof o!="string"){let d={instancePath:r+"/mode",schemaPath:"#/$defs/MemoryMode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),i++}if(!(o==="off"||o==="on")){let d={instancePath:r+"/mode",schemaPath:"#/$defs/MemoryMode/enum",keyword:"enum",params:{allowedValues:qo.enum},
message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.examples!==void 0){let o=n.examples;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o))){let d={instancePath:r+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:
e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/examples",schemaPath:"#/properties/examples/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.kept!==void 0&&typeof n.kept!="string"){let o={instancePath:r+"/kept",schemaPath:"#/prop\
erties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.gain!==void 0){let o=n.gain,d=i,a=!1,m=null,
p=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.documents===void 0){let h={instancePath:r+"/gain",schemaPath:"#/$defs/MemoryGain/required",keyword:"requir\
ed",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[h]:e.push(h),i++}if(o.before===void 0){let h={instancePath:r+
"/gain",schemaPath:"#/$defs/MemoryGain/required",keyword:"required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=
[h]:e.push(h),i++}if(o.after===void 0){let h={instancePath:r+"/gain",schemaPath:"#/$defs/MemoryGain/required",keyword:"required",params:{missingProperty:"after"},
message:"must have required property 'after'"};e===null?e=[h]:e.push(h),i++}if(o.measuredAt===void 0){let h={instancePath:r+"/gain",schemaPath:"#/$defs/MemoryGa\
in/required",keyword:"required",params:{missingProperty:"measuredAt"},message:"must have required property 'measuredAt'"};e===null?e=[h]:e.push(h),i++}if(o.evaluationId===
void 0){let h={instancePath:r+"/gain",schemaPath:"#/$defs/MemoryGain/required",keyword:"required",params:{missingProperty:"evaluationId"},message:"must have req\
uired property 'evaluationId'"};e===null?e=[h]:e.push(h),i++}if(o.withoutId===void 0){let h={instancePath:r+"/gain",schemaPath:"#/$defs/MemoryGain/required",keyword:"\
required",params:{missingProperty:"withoutId"},message:"must have required property 'withoutId'"};e===null?e=[h]:e.push(h),i++}if(o.documents!==void 0){let h=o.
documents;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/gain/documents",schemaPath:"#/$defs/MemoryGain/properties/documents/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}if(typeof h=="number"&&(h<0||isNaN(h))){let f={instancePath:r+"/gain/docum\
ents",schemaPath:"#/$defs/MemoryGain/properties/documents/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(
f),i++}}if(o.before!==void 0){let h=o.before;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+"/gain/before",schemaPath:"#/$defs/MemoryGain/proper\
ties/before/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(h)){let f={instancePath:r+
"/gain/before",schemaPath:"#/$defs/MemoryGain/properties/before/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
f]:e.push(f),i++}}else{let f={instancePath:r+"/gain/before",schemaPath:"#/$defs/MemoryGain/properties/before/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[f]:e.push(f),i++}}if(o.after!==void 0){let h=o.after;if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+"/gain/after",schemaPath:"\
#/$defs/MemoryGain/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<0||isNaN(
h)){let f={instancePath:r+"/gain/after",schemaPath:"#/$defs/MemoryGain/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/gain/after",schemaPath:"#/$defs/MemoryGain/properties/after/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[f]:e.push(f),i++}}if(o.measuredAt!==void 0){let h=o.measuredAt;if(typeof h=="string"){if(!k.validate(h)){let f={
instancePath:r+"/gain/measuredAt",schemaPath:"#/$defs/MemoryGain/properties/measuredAt/format",keyword:"format",params:{format:"date-time"},message:'must match \
format "date-time"'};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/gain/measuredAt",schemaPath:"#/$defs/MemoryGain/properties/measuredAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}if(o.evaluationId!==void 0&&typeof o.evaluationId!="string"){let h={instancePath:r+
"/gain/evaluationId",schemaPath:"#/$defs/MemoryGain/properties/evaluationId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),i++}if(o.withoutId!==void 0&&typeof o.withoutId!="string"){let h={instancePath:r+"/gain/withoutId",schemaPath:"#/$defs/MemoryGain/properties/withoutId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/gain",schemaPath:"#/$defs/Memo\
ryGain/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}var s=p===i;if(s){a=!0,m=0;var t={};t.documents=!0,t.before=
!0,t.after=!0,t.measuredAt=!0,t.evaluationId=!0,t.withoutId=!0}let u=i;if(o!==null){let h={instancePath:r+"/gain",schemaPath:"#/properties/gain/oneOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),i++}var s=u===i;if(s&&a?(a=!1,m=[m,1]):s&&(a=!0,m=1),a)i=d,e!==null&&(d?e.length=d:e=
null);else{let h={instancePath:r+"/gain",schemaPath:"#/properties/gain/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema i\
n oneOf"};e===null?e=[h]:e.push(h),i++}}if(n.updatedAt!==void 0){let o=n.updatedAt;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/updatedAt",schemaPath:"\
#/properties/updatedAt/type",keyword:"type",params:{type:cn.properties.updatedAt.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"string"&&!k.validate(o)){let d={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'mu\
st match format "date-time"'};e===null?e=[d]:e.push(d),i++}}if(n.updatedBy!==void 0){let o=n.updatedBy;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/\
updatedBy",schemaPath:"#/properties/updatedBy/type",keyword:"type",params:{type:cn.properties.updatedBy.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),i++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return Be.errors=
e,i===0}Be.evaluated={props:{mode:!0,examples:!0,kept:!0,gain:!0,updatedAt:!0,updatedBy:!0},dynamicProps:!1,dynamicItems:!1};function Ei(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ei.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Be(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Be.errors:e.concat(Be.errors),i=e.length),Ei.errors=e,i===0}Ei.
evaluated={props:{mode:!0,examples:!0,kept:!0,gain:!0,updatedAt:!0,updatedBy:!0},dynamicProps:!1,dynamicItems:!1};var Hn=Ri;var qr={type:"object",description:"What one document taught. It is deleted with the document, and once that expires.",required:["id","documentId","documentName",
"source","fields","isLearned","createdAt","createdBy"],properties:{id:{type:"string",description:"Identifier."},documentId:{type:"string",description:"The docum\
ent."},documentName:{type:["string","null"],description:"Its name."},source:{type:"string",enum:["review","item"],description:"An approved review, or a labelled\
 item of a data set."},fields:{type:"integer",minimum:0,description:"Values that a person confirmed or corrected."},isLearned:{type:"boolean",description:"Wheth\
er the document has been read for it. Until then no run uses it."},createdAt:{type:"string",format:"date-time",description:"When it was learned."},createdBy:{type:[
"string","null"],description:"The user that approved or saved it."}}};function Fe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.documentId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Mem\
oryExample/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[a]:e.push(a),i++}if(d.
documentName===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"required",params:{missingProperty:"documentName"},message:"\
must have required property 'documentName'"};e===null?e=[a]:e.push(a),i++}if(d.source===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExamp\
le/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[a]:e.push(a),i++}if(d.fields===void 0){
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required pr\
operty 'fields'"};e===null?e=[a]:e.push(a),i++}if(d.isLearned===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"re\
quired",params:{missingProperty:"isLearned"},message:"must have required property 'isLearned'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};
e===null?e=[a]:e.push(a),i++}if(d.createdBy===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/MemoryExample/required",keyword:"required",params:{missingProperty:"\
createdBy"},message:"must have required property 'createdBy'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/dat\
a/"+o+"/id",schemaPath:"#/$defs/MemoryExample/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.
documentId!==void 0&&typeof d.documentId!="string"){let a={instancePath:r+"/data/"+o+"/documentId",schemaPath:"#/$defs/MemoryExample/properties/documentId/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.documentName!==void 0){let a=d.documentName;if(typeof a!="stri\
ng"&&a!==null){let m={instancePath:r+"/data/"+o+"/documentName",schemaPath:"#/$defs/MemoryExample/properties/documentName/type",keyword:"type",params:{type:qr.properties.
documentName.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.source!==void 0){let a=d.source;if(typeof a!="string"){let m={instancePath:r+
"/data/"+o+"/source",schemaPath:"#/$defs/MemoryExample/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),i++}if(!(a==="review"||a==="item")){let m={instancePath:r+"/data/"+o+"/source",schemaPath:"#/$defs/MemoryExample/properties/source/enum",keyword:"enum",
params:{allowedValues:qr.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.fields!==void 0){let a=d.
fields;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/data/"+o+"/fields",schemaPath:"#/$defs/MemoryExample/properties/fields/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/data/"+o+"\
/fields",schemaPath:"#/$defs/MemoryExample/properties/fields/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:
e.push(m),i++}}if(d.isLearned!==void 0&&typeof d.isLearned!="boolean"){let a={instancePath:r+"/data/"+o+"/isLearned",schemaPath:"#/$defs/MemoryExample/propertie\
s/isLearned/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a==
"string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/MemoryExample/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$def\
s/MemoryExample/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.createdBy!==void 0){
let a=d.createdBy;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/createdBy",schemaPath:"#/$defs/MemoryExample/properties/createdBy/type",keyword:"\
type",params:{type:qr.properties.createdBy.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/MemoryExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Fe.errors=e,i===0}Fe.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ri(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=Ri.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Fe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?Fe.errors:e.concat(Fe.errors),i=e.length),Ri.errors=e,i===0}Ri.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var Kn=Ci;function j(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=j.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runs===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"runs"},message:"must have required property 'runs'"};e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),
i++}if(n.cachedInputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cachedInputTokens"},message:"must\
 have required property 'cachedInputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.reasoningTokens===void 0){
let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningToken\
s'"};e===null?e=[o]:e.push(o),i++}if(n.totalTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalToke\
ns"},message:"must have required property 'totalTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?e=[o]:e.push(o),i++}if(n.runsWithoutCost===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"runsWithoutCost"},message:"must have required property 'runsWithoutCost'"};e===null?e=[o]:e.
push(o),i++}if(n.runs!==void 0){let o=n.runs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/runs",schemaPath:"#/properties/runs/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/runs",schemaPath:"\
#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.inputTokens!==void 0){let o=n.
inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"\
#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cachedInputTokens!==
void 0){let o=n.cachedInputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTo\
kens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
d]:e.push(d),i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"\
#/properties/outputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(
o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[d]:e.push(d),i++}}if(n.reasoningTokens!==void 0){let o=n.reasoningTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/r\
easoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.totalTokens!==void 0){let o=n.totalTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={
instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(
d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,m=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.
amount===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"amount"},message:"must have requir\
ed property 'amount'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",
params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==void 0){let u=o.amount;if(typeof u==
"number"){if(u<0||isNaN(u)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[h]:e.push(h),i++}}if(o.currency!==void 0&&typeof o.currency!="string"){let u={instancePath:r+"/cost\
/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{
let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}var s=m===
i;if(a=a||s,s){var t={};t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+
"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[u]:e.push(u),i++}}if(n.runsWithoutCost!==
void 0){let o=n.runsWithoutCost;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+
"/runsWithoutCost",schemaPath:"#/properties/runsWithoutCost/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.
push(d),i++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return j.
errors=e,i===0}j.evaluated={props:{runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,
dynamicItems:!1};var Po={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function ze(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),j(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?j.errors:e.concat(j.errors),i=e.length),n&&typeof n=="o\
bject"&&!Array.isArray(n)){if(n.provider===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"provider"},
message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.model===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(n.keySource===void 0){let t={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[t]:e.push(
t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/allOf/1/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.model!==void 0&&typeof n.model!="string"){let t={instancePath:r+"/model",schemaPath:"\
#/allOf/1/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.keySource!==void 0){let t=n.keySource;
if(typeof t!="string"){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Po.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ze.errors=e,i===0}ze.evaluated={props:{provider:!0,model:!0,keySource:!0,runs:!0,
inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function Ve(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),j(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?j.errors:e.concat(j.errors),i=e.length),n&&typeof n==
"object"&&!Array.isArray(n)){if(n.month===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"month"},message:"\
must have required property 'month'"};e===null?e=[t]:e.push(t),i++}if(n.models===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",
params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}if(n.month!==void 0&&typeof n.month!="string"){let t={
instancePath:r+"/month",schemaPath:"#/allOf/1/properties/month/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(n.models!==void 0){let t=n.models;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)ze(t[o],{instancePath:r+"/models/"+o,parentData:t,parentDataProperty:o,
rootData:g,dynamicAnchors:b})||(e=e===null?ze.errors:e.concat(ze.errors),i=e.length)}else{let s={instancePath:r+"/models",schemaPath:"#/allOf/1/properties/model\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ve.errors=e,i===0}Ve.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,
cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},dynamicProps:!1,dynamicItems:!1};function Ci(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ci.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),Ve(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Ve.errors:e.concat(Ve.errors),i=e.length),Ci.errors=
e,i===0}Ci.evaluated={props:{month:!0,models:!0,runs:!0,inputTokens:!0,cachedInputTokens:!0,outputTokens:!0,reasoningTokens:!0,totalTokens:!0,cost:!0,runsWithoutCost:!0},
dynamicProps:!1,dynamicItems:!1};var Ur=_i;var Ut={type:"object",description:"When runs need a review.",required:["confidenceBelow","confidencePaths","requiredPaths","sample","rules","updatedAt"],properties:{
confidenceBelow:{type:["number","null"],minimum:0,maximum:1,description:"A run with a value that is less certain needs a review; null for none."},confidencePaths:{
type:"array",items:{type:"string"},description:"The fields to which `confidenceBelow` applies; empty for all."},requiredPaths:{type:"array",items:{type:"string"},
description:"JSON Pointers into `extractedData`. A run that has no value there needs a review."},sample:{type:["number","null"],minimum:0,maximum:1,description:"\
The share of runs that need a review whatever they contain; null for none."},rules:{type:["string","null"],enum:["violated","violated_or_unknown",null],description:"\
A run in which a rule of the schema is violated, or also unknown, needs a review; null for none."},updatedAt:{type:["string","null"],format:"date-time",description:"\
When the settings were last set; null if never."}}};function _i(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=_i.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.confidenceBelow===void 0){
let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"confidenceBelow"},message:"must have required pro\
perty 'confidenceBelow'"};e===null?e=[t]:e.push(t),i++}if(n.confidencePaths===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"\
required",params:{missingProperty:"confidencePaths"},message:"must have required property 'confidencePaths'"};e===null?e=[t]:e.push(t),i++}if(n.requiredPaths===
void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"requiredPaths"},message:"must have requir\
ed property 'requiredPaths'"};e===null?e=[t]:e.push(t),i++}if(n.sample===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"req\
uired",params:{missingProperty:"sample"},message:"must have required property 'sample'"};e===null?e=[t]:e.push(t),i++}if(n.rules===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[t]:e.
push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/required",keyword:"required",params:{missingProperty:"updatedAt"},
message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.confidenceBelow!==void 0){let t=n.confidenceBelow;if(typeof t!="number"&&t!==
null){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/type",keyword:"type",params:{type:Ut.properties.confidenceBelow.
type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"\
#/$defs/ReviewSettings/properties/confidenceBelow/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}
if(t<0||isNaN(t)){let s={instancePath:r+"/confidenceBelow",schemaPath:"#/$defs/ReviewSettings/properties/confidenceBelow/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.confidencePaths!==void 0){let t=n.confidencePaths;if(Array.isArray(t)){let s=t.length;for(let o=0;o<
s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/confidencePaths/"+o,schemaPath:"#/$defs/ReviewSettings/properties/confidencePaths/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/confidencePaths",schemaPath:"#/$defs/ReviewSett\
ings/properties/confidencePaths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.requiredPaths!==void 0){let t=n.
requiredPaths;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/requiredPaths/"+o,schemaPath:"#/$defs/Re\
viewSettings/properties/requiredPaths/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+
"/requiredPaths",schemaPath:"#/$defs/ReviewSettings/properties/requiredPaths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),i++}}if(n.sample!==void 0){let t=n.sample;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properti\
es/sample/type",keyword:"type",params:{type:Ut.properties.sample.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||
isNaN(t)){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/sample",schemaPath:"#/$defs/ReviewSettings/properties/sample/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.rules!==void 0){let t=n.rules;if(typeof t!="string"&&t!==null){
let s={instancePath:r+"/rules",schemaPath:"#/$defs/ReviewSettings/properties/rules/type",keyword:"type",params:{type:Ut.properties.rules.type},message:"must be \
string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="violated"||t==="violated_or_unknown"||t===null)){let s={instancePath:r+"/rules",schemaPath:"#/$defs/ReviewS\
ettings/properties/rules/enum",keyword:"enum",params:{allowedValues:Ut.properties.rules.enum},message:"must be equal to one of the allowed values"};e===null?e=[
s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ReviewSetti\
ngs/properties/updatedAt/type",keyword:"type",params:{type:Ut.properties.updatedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"string"&&!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ReviewSettings/properties/updatedAt/format",keyword:"format",params:{format:"da\
te-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/ReviewSettings/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _i.errors=e,i===0}_i.evaluated={props:{confidenceBelow:!0,confidencePaths:!0,
requiredPaths:!0,sample:!0,rules:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Jn=Di;function Di(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Di.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.runs===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettingsA\
pplied/required",keyword:"required",params:{missingProperty:"runs"},message:"must have required property 'runs'"};e===null?e=[t]:e.push(t),i++}if(n.needed===void 0){
let t={instancePath:r,schemaPath:"#/$defs/ReviewSettingsApplied/required",keyword:"required",params:{missingProperty:"needed"},message:"must have required prope\
rty 'needed'"};e===null?e=[t]:e.push(t),i++}if(n.begun===void 0){let t={instancePath:r,schemaPath:"#/$defs/ReviewSettingsApplied/required",keyword:"required",params:{
missingProperty:"begun"},message:"must have required property 'begun'"};e===null?e=[t]:e.push(t),i++}if(n.runs!==void 0){let t=n.runs;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t))){let s={instancePath:r+"/runs",schemaPath:"#/$defs/ReviewSettingsApplied/properties/runs/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/runs",schemaPath:"#/$defs/ReviewSettingsApplied/pro\
perties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.needed!==void 0){let t=n.needed;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/needed",schemaPath:"#/$defs/ReviewSettingsApplied/properties/needed/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/needed",schemaPath:"#/$d\
efs/ReviewSettingsApplied/properties/needed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.
begun!==void 0){let t=n.begun;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/begun",schemaPath:"#/$defs/ReviewSettingsApplied/properties/b\
egun/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/begun",schemaPath:"#/$defs/ReviewSettingsApplied/properties/begun/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/ReviewSettingsApplied/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),i++}return Di.errors=e,i===0}Di.evaluated={props:{runs:!0,needed:!0,begun:!0},dynamicProps:!1,dynamicItems:!1};var Gn=Ui;var _={type:"object",description:"A review in a list.",required:["id","runId","environmentId","documentId","documentName","schemaKey","status","reasons","confid\
ence","claimedBy","claimedUntil","decidedBy","decidedAt","rejectionReason","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"Ident\
ifier of the review."},runId:{type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{
type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"Name of the document."},schemaKey:{type:"string",description:"\
Key of the schema."},status:{$ref:"#/$defs/ReviewStatus"},reasons:{type:"array",description:"Why the review is needed, up to 100; empty for a review that somebo\
dy began without being asked.",items:{$ref:"#/$defs/ReviewReason"}},confidence:{type:["number","null"],minimum:0,maximum:1,description:"Confidence of the run."},
claimedBy:{type:["string","null"],description:"The user that claims the review; null for none."},claimedUntil:{type:["string","null"],format:"date-time",description:"\
When the claim ends; null without one."},decidedBy:{type:["string","null"],description:"The user that approved or rejected it; null while it is open."},decidedAt:{
type:["string","null"],format:"date-time",description:"When it was approved or rejected; null while it is open."},rejectionReason:{type:["string","null"],description:"\
Why it was rejected; null otherwise."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environm\
ent erased the run's data and corrections; null before."}}},jo={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"\
`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until the review is reopened."},ln={type:"object",
description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_below","required_missing","rule_violated","rule\
_unknown","sampled","requested"],"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less certain than the settings ask for. `require\
d_missing`: there is no value at `path`. `rule_violated`, `rule_unknown`: the value at `path` is one of those that the rule reads. `sampled`: the run was drawn.\
 `requested`: a caller asked for it."},path:{type:["string","null"],description:"JSON Pointer into `extractedData`; null for the whole run."},rule:{type:"string",
description:"The name of the rule. Absent for other codes."}}};function He(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}
if(n.runId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'run\
Id'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enviro\
nmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentId===void 0){let t={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentName===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must have required property 'documentN\
ame'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaKey"},
message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.reasons===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"},message:"must have required property 'reasons'"};e===null?e=[t]:e.push(t),i++}if(n.
confidence===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property\
 'confidence'"};e===null?e=[t]:e.push(t),i++}if(n.claimedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
claimedBy"},message:"must have required property 'claimedBy'"};e===null?e=[t]:e.push(t),i++}if(n.claimedUntil===void 0){let t={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"claimedUntil"},message:"must have required property 'claimedUntil'"};e===null?e=[t]:e.push(t),i++}if(n.decidedBy===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedBy"},message:"must have required property 'decidedBy'"};
e===null?e=[t]:e.push(t),i++}if(n.decidedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedAt"},message:"\
must have required property 'decidedAt'"};e===null?e=[t]:e.push(t),i++}if(n.rejectionReason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"rejectionReason"},message:"must have required property 'rejectionReason'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?
e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must\
 have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.expiredAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.
runId!="string"){let t={instancePath:r+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={
instancePath:r+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(n.documentName!==void 0&&typeof n.documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/sch\
emaKey",schemaPath:"#/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){
let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$de\
fs/ReviewStatus/enum",keyword:"enum",params:{allowedValues:jo.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==
void 0){let t=n.reasons;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={
instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property \
'code'"};e===null?e=[a]:e.push(a),i++}if(d.path===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0){let a=d.code;if(typeof a!="string"){let m={
instancePath:r+"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),i++}if(!(a==="confidence_below"||a==="required_missing"||a==="rule_violated"||a==="rule_unknown"||a==="sampled"||a==="requested")){let m={instancePath:r+
"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/properties/code/enum",keyword:"enum",params:{allowedValues:ln.properties.code.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.path!==void 0){let a=d.path;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/reasons\
/"+o+"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",keyword:"type",params:{type:ln.properties.path.type},message:"must be string,null"};e===null?
e=[m]:e.push(m),i++}}if(d.rule!==void 0&&typeof d.rule!="string"){let a={instancePath:r+"/reasons/"+o+"/rule",schemaPath:"#/$defs/ReviewReason/properties/rule/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/\
ReviewReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/reasons",schemaPath:"\
#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;
if(typeof t!="number"&&t!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:_.properties.confidence.
type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/pro\
perties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+
"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}
if(n.claimedBy!==void 0){let t=n.claimedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/claimedBy/type",keyword:"\
type",params:{type:_.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.claimedUntil!==void 0){let t=n.claimedUntil;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:_.properties.claimedUntil.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/claimedUntil",schemaPath:"#/propertie\
s/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.decidedBy!==void 0){
let t=n.decidedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:_.properties.
decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.decidedAt!==void 0){let t=n.decidedAt;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:_.properties.decidedAt.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.rejectionReason!==void 0){let t=n.rejectionReason;if(typeof t!="\
string"&&t!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:_.properties.rejectionReason.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/prope\
rties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.expiredAt!==
void 0){let t=n.expiredAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:_.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return He.errors=e,i===0}
He.evaluated={props:{id:!0,runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,
decidedBy:!0,decidedAt:!0,rejectionReason:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function Ke(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.
push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/t\
otal",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)He(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?He.errors:e.concat(
He.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return Ke.errors=e,i===0}Ke.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ui(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ui.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Ke(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Ke.errors:e.concat(Ke.errors),i=e.length),Ui.errors=e,i===0}Ui.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Zn=Mi;var Lo={type:"object",description:"A document as extraction reads it.",required:["pageCount","truncated","pages"],properties:{pageCount:{type:["integer","null"],
minimum:0,description:"How many pages there are; null where pages mean nothing."},truncated:{type:"boolean",description:"True when a limit cut the document shor\
t."},warnings:{type:"array",items:{type:"string"},description:"What was guessed, replaced or left out; absent where nothing was."},pages:{type:"array",items:{$ref:"\
#/$defs/LayoutPage"}}}},Wo={type:"object",required:["number","width","height","source","text","lines","tables"],properties:{number:{type:"integer",minimum:1,description:"\
Number of the page, from 1."},width:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pages."},height:{type:"number",minimum:0,description:"\
In points (1/72 inch); 0 for logical pages."},source:{type:"string",enum:["text","ocr","logical"],"x-extensible-enum":!0,description:"`text`: the document's own\
 text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry."},name:{type:"string",description:"The name of a sheet or an attachm\
ent, where there is one."},text:{type:"string",description:"The lines, joined by line feeds, in reading order."},lines:{type:"array",items:{$ref:"#/$defs/Layout\
Line"}},tables:{type:"array",items:{$ref:"#/$defs/LayoutTable"}}}};function Je(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Je.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.box===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.
text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}if(n.box!==void 0){let t=n.box;if(Array.isArray(t)){if(t.length>4){let o={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[o]:e.push(o),i++}if(t.length<4){let o={instancePath:r+"/box",schemaPath:"#/$defs/\
PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){
let d=t[o];if(typeof d=="number"){if(d>1||isNaN(d)){let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(d<0||isNaN(d)){let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/box/"+o,schemaPath:"#/$defs/PageBox\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/box",schemaPath:"#/$def\
s/PageBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Je.errors=e,i===0}Je.evaluated={props:{text:!0,box:!0,confidence:!0},
dynamicProps:!1,dynamicItems:!1};function Ge(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ge.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(s),i++}if(n.start===void 0){let s={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[s]:e.push(
s),i++}if(n.box===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property '\
box'"};e===null?e=[s]:e.push(s),i++}if(n.words===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"words"},message:"\
must have required property 'words'"};e===null?e=[s]:e.push(s),i++}if(n.text!==void 0&&typeof n.text!="string"){let s={instancePath:r+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.start!==void 0){let s=n.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(n.box!==void 0){let s=n.box,o=i,d=!1,a=i;if(Array.isArray(s)){if(s.length>
4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=
[u]:e.push(u),i++}if(s.length<4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"};e===null?e=[u]:e.push(u),i++}let p=s.length;for(let u=0;u<p;u++){let h=s[u];if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+"\
/box/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<
0||isNaN(h)){let f={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[f]:e.push(f),i++}}}else{let p={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let m=i;if(s!==null){let p={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=m===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}if(n.words!==void 0){
let s=n.words;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++)Je(s[d],{instancePath:r+"/words/"+d,parentData:s,parentDataProperty:d,rootData:g,dynamicAnchors:b})||
(e=e===null?Je.errors:e.concat(Je.errors),i=e.length)}else{let o={instancePath:r+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.confidence!==void 0){let s=n.confidence;if(typeof s=="number"){if(s>1||isNaN(s)){let o={instancePath:r+
"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}
if(s<0||isNaN(s)){let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}return Ge.errors=e,i===0}Ge.evaluated={props:{text:!0,start:!0,box:!0,words:!0,confidence:!0},dynamicProps:!1,dynamicItems:!1};
var Oo={type:"object",required:["header","rows","box"],properties:{header:{type:["array","null"],items:{type:"string"},description:"The column headers; null whe\
re none were told apart."},rows:{type:"array",items:{type:"array",items:{type:"string"}},description:"The cells, row by row. The text of a merged cell is in the\
 first of its columns and in each of its rows."},box:{description:"The box of the table; null where the format has no geometry.",anyOf:[{$ref:"#/$defs/PageBox"},
{type:"null"}]}}};function Ze(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ze.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.header===void 0){let s={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[s]:e.push(s),i++}if(n.rows===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[s]:e.push(s),i++}if(n.box===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=
[s]:e.push(s),i++}if(n.header!==void 0){let s=n.header;if(!Array.isArray(s)&&s!==null){let o={instancePath:r+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:Oo.properties.header.type},message:"must be array,null"};e===null?e=[o]:e.push(o),i++}if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++)
if(typeof s[d]!="string"){let a={instancePath:r+"/header/"+d,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),i++}}}if(n.rows!==void 0){let s=n.rows;if(Array.isArray(s)){let o=s.length;for(let d=0;d<o;d++){let a=s[d];if(Array.isArray(a)){
let m=a.length;for(let p=0;p<m;p++)if(typeof a[p]!="string"){let u={instancePath:r+"/rows/"+d+"/"+p,schemaPath:"#/properties/rows/items/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}else{let m={instancePath:r+"/rows/"+d,schemaPath:"#/properties/rows/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}}else{let o={instancePath:r+"/rows",schemaPath:"#/properties/rows/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.box!==void 0){let s=n.box,o=i,d=!1,a=i;if(Array.isArray(s)){
if(s.length>4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[u]:e.push(u),i++}if(s.length<4){let u={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must\
 NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),i++}let p=s.length;for(let u=0;u<p;u++){let h=s[u];if(typeof h=="number"){if(h>1||isNaN(h)){let f={instancePath:r+
"/box/"+u,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[f]:e.push(f),i++}if(h<
0||isNaN(h)){let f={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/box/"+u,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[f]:e.push(f),i++}}}else{let p={instancePath:r+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[p]:e.push(p),i++}var t=a===i;d=d||t;let m=i;if(s!==null){let p={instancePath:r+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[p]:e.push(p),i++}var t=m===i;if(d=d||t,d)i=o,e!==null&&(o?e.length=o:e=null);else{let p={instancePath:r+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ze.errors=e,i===0}Ze.evaluated={props:{header:!0,
rows:!0,box:!0},dynamicProps:!1,dynamicItems:!1};function Xe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=Xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),i++}if(n.width===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?
e=[t]:e.push(t),i++}if(n.height===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"},message:"must have \
required property 'height'"};e===null?e=[t]:e.push(t),i++}if(n.source===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(n.text===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.lines===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must have required property 'lines'"};e===null?e=[t]:e.push(t),i++}if(n.tables===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tables"},message:"must have required property 'tables'"};e===null?
e=[t]:e.push(t),i++}if(n.number!==void 0){let t=n.number;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/number",schemaPath:"#/properties/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.
width!==void 0){let t=n.width;if(typeof t=="number"){if(t<0||isNaN(t)){let s={instancePath:r+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/width",schemaPath:"#/properties/width/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.height!==void 0){let t=n.height;if(typeof t=="number"){if(t<0||
isNaN(t)){let s={instancePath:r+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"};e===null?e=[s]:e.push(s),i++}}if(n.source!==void 0){let t=n.source;if(typeof t!="string"){let s={instancePath:r+"/source",schemaPath:"#/properties/source/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="text"||t==="ocr"||t==="logical")){let s={instancePath:r+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Wo.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),i++}}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.lines!==void 0){let t=n.lines;if(Array.
isArray(t)){let s=t.length;for(let o=0;o<s;o++)Ge(t[o],{instancePath:r+"/lines/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?
Ge.errors:e.concat(Ge.errors),i=e.length)}else{let s={instancePath:r+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.tables!==void 0){let t=n.tables;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Ze(t[o],{instancePath:r+
"/tables/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?Ze.errors:e.concat(Ze.errors),i=e.length)}else{let s={instancePath:r+"\
/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Xe.errors=e,i===0}Xe.evaluated={props:{number:!0,
width:!0,height:!0,source:!0,name:!0,text:!0,lines:!0,tables:!0},dynamicProps:!1,dynamicItems:!1};function Ye(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.pageCount===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must \
have required property 'pageCount'"};e===null?e=[t]:e.push(t),i++}if(n.truncated===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"truncated"},message:"must have required property 'truncated'"};e===null?e=[t]:e.push(t),i++}if(n.pages===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};e===null?e=[t]:e.push(t),i++}if(n.pageCount!==void 0){
let t=n.pageCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"ty\
pe",params:{type:Lo.properties.pageCount.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}
if(n.truncated!==void 0&&typeof n.truncated!="boolean"){let t={instancePath:r+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.warnings!==void 0){let t=n.warnings;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)
if(typeof t[o]!="string"){let d={instancePath:r+"/warnings/"+o,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),i++}}if(n.pages!==void 0){let t=n.pages;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Xe(t[o],{instancePath:r+
"/pages/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?Xe.errors:e.concat(Xe.errors),i=e.length)}else{let s={instancePath:r+"/\
pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ye.errors=e,i===0}Ye.evaluated={props:{pageCount:!0,
truncated:!0,warnings:!0,pages:!0},dynamicProps:!1,dynamicItems:!1};function Mi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Mi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ye(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?Ye.errors:e.concat(Ye.errors),i=e.length),Mi.errors=e,i===0}Mi.evaluated={props:{pageCount:!0,truncated:!0,warnings:!0,pages:!0},
dynamicProps:!1,dynamicItems:!1};var Xn=Bi;function Qe(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Qe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.text===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(n.value===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(
t),i++}if(n.boxes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required proper\
ty 'boxes'"};e===null?e=[t]:e.push(t),i++}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"\
#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(n.text!==void 0&&typeof n.text!="string"){let t={instancePath:r+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(Array.isArray(
d)){if(d.length>4){let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than \
4 items"};e===null?e=[m]:e.push(m),i++}if(d.length<4){let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},
message:"must NOT have fewer than 4 items"};e===null?e=[m]:e.push(m),i++}let a=d.length;for(let m=0;m<a;m++){let p=d[m];if(typeof p=="number"){if(p>1||isNaN(p)){
let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Qe.errors=e,i===0}Qe.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function Bi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Bi.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Qe(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?
Qe.errors:e.concat(Qe.errors),i=e.length),Bi.errors=e,i===0}Bi.evaluated={props:{page:!0,text:!0,value:!0,boxes:!0},dynamicProps:!1,dynamicItems:!1};var Mr=Fi;var A={type:"object",description:"One extraction from one document with one schema version.",required:["id","environmentId","documentId","schemaFamilyId","schem\
aVersionId","schemaVersionNumber","schemaHash","schemaSnapshot","pages","status","provider","model","residency","keySource","inputTokens","outputTokens","totalT\
okens","cachedInputTokens","reasoningTokens","cost","providers","vision","maxCost","attempts","errorCode","errorMessage","extractedData","confidence","evidence",
"lists","coverage","rules","memory","partialData","samples","reusedCalls","warnings","reviewStatus","reviewedData","metadata","createdAt","updatedAt","startedAt",
"completedAt","expiredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the envir\
onment."},documentId:{type:"string",description:"Identifier of the document."},schemaFamilyId:{type:"string",description:"Identifier of the schema family."},schemaVersionId:{
type:"string",description:"Identifier of the schema version."},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},schemaHash:{
type:"string",description:"`definitionHash` of the schema version."},schemaSnapshot:{type:"object",additionalProperties:!0,description:"The definition that the \
run uses."},pages:{type:["string","null"],description:"The pages that the run reads, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/RunStatus"},provider:{
type:"string",description:"The provider, as resolved when the run was accepted; of a completed run, the one that answered."},model:{type:"string",description:"T\
he model, as resolved when the run was accepted; of a completed run, the one that answered."},residency:{type:"string",description:"Where the provider processes\
 data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySource"},inputTokens:{type:["integer","null"],minimum:0,description:"Tokens sent to the model, in all\
 calls and attempts, also of failed and cancelled runs; 0 where no model was asked, null where the provider gave no count."},outputTokens:{type:["integer","null"],
minimum:0,description:"Tokens generated by the model; null if not counted."},totalTokens:{type:["integer","null"],minimum:0,description:"Sum of input and output\
 tokens; null if not counted."},cachedInputTokens:{type:["integer","null"],minimum:0,description:"Input tokens that the provider read from its cache; null if no\
t counted."},reasoningTokens:{type:["integer","null"],minimum:0,description:"Output tokens that the model used for reasoning; null if not counted."},cost:{description:"\
Cost of all calls, by the prices at the time of each call, also of failed and cancelled runs; null if a price or a number of tokens is unknown. It never changes\
.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},providers:{type:"array",description:"The providers that saw the document or a part of it, in the order of their \
first calls.",items:{$ref:"#/$defs/RunProvider"}},vision:{$ref:"#/$defs/Vision"},maxCost:{type:["number","null"],minimum:0,description:"The most that the run ma\
y cost, in the currency of the model's price; null for no limit."},attempts:{type:"integer",minimum:0,description:"Number of attempts that were started."},errorCode:{
description:"Why the run failed; null unless its status is `failed`.",anyOf:[{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],
description:"Why the run failed, in a sentence; null unless its status is `failed`."},extractedData:{type:["object","null"],additionalProperties:!0,description:"\
The result; null until the run is completed, and once it has expired. It validates against `schemaSnapshot`. A field that the document does not contain is null,\
 or absent if the schema does not allow null."},confidence:{type:["number","null"],minimum:0,maximum:1,description:"Mean confidence of the schema's leaf fields;\
 null until the run is completed."},evidence:{type:"array",description:"One entry for each leaf of `extractedData`; empty until the run is completed, and once i\
t has expired.",items:{$ref:"#/$defs/Evidence"}},lists:{type:"array",description:"The lists that the schema asks for, and whether all of their entries were foun\
d; empty where that was not checked, and once the run has expired. Of a list within entries, such as the transactions of accounts, all entries are counted toget\
her.",items:{$ref:"#/$defs/ListCompleteness"}},coverage:{type:"array",description:"The fields for which only a part of a very long document was searched, and ho\
w much of it: a null of such a field is less certain. All other fields were searched for in the whole document. Empty until the run is completed, and once it ha\
s expired.",items:{$ref:"#/$defs/FieldCoverage"}},rules:{type:"array",description:"Whether the rules of the schema version hold for `extractedData`, in their or\
der. Empty until the run is completed, and once it has expired.",items:{$ref:"#/$defs/RuleResult"}},memory:{type:"array",description:"The examples of the memory\
 that the run used, and the values that each helped to find. Empty without a memory, until the run is completed, and once it has expired.",items:{$ref:"#/$defs/\
RunMemory"}},partialData:{type:["object","null"],additionalProperties:!0,description:"What a failed run had found. It does not match `schemaSnapshot` as a whole\
 and is not checked: `errorCode.fields` names what is missing or wrong. Null of other runs, and once the run has expired."},samples:{type:"integer",minimum:1,description:"\
How often the model is asked each question."},reusedCalls:{type:"integer",minimum:0,description:"Finished model calls that a rerun took over from the run that i\
t repeats, instead of paying for them again. They are in neither the tokens nor the cost of this run."},warnings:{type:"array",description:"Sentences about limi\
tations of the result, such as values that were left out; empty once the run has expired.",items:{type:"string"}},reviewStatus:{description:"Status of the run's\
 review; null without one.",anyOf:[{$ref:"#/$defs/ReviewStatus"},{type:"null"}]},reviewedData:{type:["object","null"],additionalProperties:!0,description:"The d\
ata as people approved it; null unless the review is approved, and once the run has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{
type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"\
date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},expiredAt:{type:["string","null"],format:"date-time",description:"Wh\
en the retention of the environment erased its data; null before."}}},No={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"\
`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and never change."},Yn={type:"string",enum:["user","system"],
description:"`user` where a key of the caller is used, `system` where the system fallback is."};var Eo={type:"string",enum:["auto","always","never"],description:"Whether a model that sees also gets pictures of the pages: of scanned pages (`auto`, the defau\
lt), of all pages, charts and stamps included (`always`), or of none (`never`). With `always`, providers that read PDF files get the pages of a PDF as a PDF ins\
tead. Evidence is always found in the document's text."};var Zt={type:"object",description:"Whether a list has all entries of the document.",required:["path","complete","expected","found","gaps"],properties:{path:{type:"\
string",description:"JSON Pointer of the list, with `*` for each entry of an outer list or map."},complete:{type:["boolean","null"],description:"Null if the doc\
ument does not tell how many entries there are."},expected:{type:["integer","null"],minimum:0,description:"Entries that the document seems to have; null if unkn\
own."},found:{type:"integer",minimum:0,description:"Entries of the result."},gaps:{type:"array",description:"Where entries seem to be missing.",items:{type:"obj\
ect",required:["after","page"],properties:{after:{type:["integer","null"],description:"Position of the entry after which entries are missing; null before the fi\
rst one."},page:{type:["integer","null"],minimum:1,description:"Page of the missing entries."}}}}}};var Pr={type:"object",description:"Whether a rule holds for the data of the run.",required:["name","severity","result","paths","message"],properties:{name:{type:"\
string",description:"Name of the rule."},severity:{type:"string",enum:["error","warning"],description:"Of the rule."},result:{type:"string",enum:["holds","viola\
ted","unknown"],description:"`unknown` where a value that the rule reads is missing, or of a type that it cannot compare."},paths:{type:"array",description:"The\
 values that the rule reads, as JSON Pointers; of violated rows only theirs. At most 100.",items:{type:"string"}},rows:{type:"array",description:"The violated e\
ntries of the list that the rule is about, from 0; absent for other rules.",items:{type:"integer",minimum:0}},message:{type:["string","null"],description:"Why i\
t does not hold, with its numbers; null where it holds."}}};var Ro={type:"string",enum:["needed","in_review","approved","rejected"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed \
or has corrections. `approved` and `rejected` are decided, until the review is reopened."};var Xt={type:"object",description:"A provider that saw the document of a run.",required:["provider","model","residency","keySource","answeredBy","inputTokens","\
outputTokens","cost","errorCode"],properties:{provider:{type:"string",description:"Identifier of the provider, as in `GET /providers`."},model:{type:"string",description:"\
The model that was asked for."},residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySou\
rce"},answeredBy:{type:["string","null"],description:"The model that answered, as the provider names it; null if it said nothing."},inputTokens:{type:["integer",
"null"],minimum:0,description:"Tokens sent to it; null if not counted."},outputTokens:{type:["integer","null"],minimum:0,description:"Tokens that it generated; \
null if not counted."},cost:{description:"Cost of its calls; null if unknown.",anyOf:[{$ref:"#/$defs/Cost"},{type:"null"}]},errorCode:{type:["string","null"],description:"\
Why the run left it for a fallback, such as `provider_unavailable`; null if it did not."}}};function et(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=et.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.provider===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required pro\
perty 'provider'"};e===null?e=[o]:e.push(o),i++}if(n.model===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"m\
odel"},message:"must have required property 'model'"};e===null?e=[o]:e.push(o),i++}if(n.residency===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[o]:e.push(o),i++}if(n.keySource===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[o]:e.push(o),i++}
if(n.answeredBy===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"answeredBy"},message:"must have required pro\
perty 'answeredBy'"};e===null?e=[o]:e.push(o),i++}if(n.inputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.outputTokens===void 0){let o={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.cost===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have required property 'cost'"};e===null?
e=[o]:e.push(o),i++}if(n.errorCode===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must\
 have required property 'errorCode'"};e===null?e=[o]:e.push(o),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let o={instancePath:r+"/provider",schemaPath:"\
#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.model!==void 0&&typeof n.model!="s\
tring"){let o={instancePath:r+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),i++}if(n.residency!==void 0&&typeof n.residency!="string"){let o={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.keySource!==void 0){let o=n.keySource;if(typeof o!="string"){let d={instancePath:r+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(!(o==="user"||o===
"system")){let d={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Yn.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.answeredBy!==void 0){let o=n.answeredBy;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/answer\
edBy",schemaPath:"#/properties/answeredBy/type",keyword:"type",params:{type:Xt.properties.answeredBy.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),i++}}if(n.inputTokens!==void 0){let o=n.inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={instancePath:r+"/inputTokens",schemaPath:"#\
/properties/inputTokens/type",keyword:"type",params:{type:Xt.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[d]:e.push(d),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let d={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.outputTokens!==void 0){let o=n.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let d={
instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:Xt.properties.outputTokens.type},message:"must be integer\
,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}if(n.cost!==void 0){let o=n.cost,d=i,a=!1,m=i;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.amount===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[u]:e.push(u),i++}if(o.currency===void 0){let u={instancePath:r+"/cost",schemaPath:"#/$defs/\
Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[u]:e.push(u),i++}if(o.amount!==
void 0){let u=o.amount;if(typeof u=="number"){if(u<0||isNaN(u)){let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Co\
st/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[h]:e.push(h),i++}}if(o.currency!==void 0&&typeof o.currency!=
"string"){let u={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[u]:e.push(u),i++}var s=m===i;if(a=a||s,s){var t={};t.amount=!0,t.currency=!0}let p=i;if(o!==null){let u={instancePath:r+"/cost",schemaPath:"#/pr\
operties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=a||s,a)i=d,e!==null&&(d?e.
length=d:e=null);else{let u={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?
e=[u]:e.push(u),i++}}if(n.errorCode!==void 0){let o=n.errorCode;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/errorCode",schemaPath:"#/properties/err\
orCode/type",keyword:"type",params:{type:Xt.properties.errorCode.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return et.errors=e,i===0}et.evaluated={props:{provider:!0,
model:!0,residency:!0,keySource:!0,answeredBy:!0,inputTokens:!0,outputTokens:!0,cost:!0,errorCode:!0},dynamicProps:!1,dynamicItems:!1};var Mt={type:"object",description:"\
Where one value of `extractedData` was found in the document.",required:["path","confidence","match","page","quote","start","end","boxes","signs"],properties:{path:{
type:"string",description:"JSON Pointer into `extractedData`."},confidence:{type:"number",minimum:0,maximum:1,description:"Estimated probability that the value \
is correct."},match:{type:"string",enum:["exact","normalized","fuzzy","derived","not_found"],"x-extensible-enum":!0,description:"How the value matches the docum\
ent: as a whole and character by character (`exact`), in another notation, as a part of a longer text or at a place that belongs to something else (`normalized`\
), with small differences (`fuzzy`), as a conclusion from other text (`derived`), or not at all (`not_found`)."},page:{type:["integer","null"],minimum:1,description:"\
Page number, starting at 1; null if not found."},quote:{type:["string","null"],description:"The matching text of the document; null if not found."},start:{type:[
"integer","null"],minimum:0,description:"Start of the quote in the page's text, in UTF-16 code units."},end:{type:["integer","null"],minimum:0,description:"End \
of the quote, exclusive."},boxes:{type:"array",description:"One box for each line of the quote; empty if the format has no geometry.",items:{$ref:"#/$defs/PageB\
ox"}},signs:{type:"array",description:"Why the confidence is what it is. Empty where the extractor does not say.",items:{$ref:"#/$defs/EvidenceSign"}},alternatives:{
type:"array",description:"Other values that other places of the document state for the same field, at most three. Absent if there are none.",items:{$ref:"#/$def\
s/EvidenceAlternative"}}}};var Bt={type:"object",description:"A value that another place of the document states.",required:["value","page","quote","start","end","boxes"],properties:{value:{
type:["string","number","boolean"],description:"The value in the form of the schema."},page:{type:["integer","null"],minimum:1,description:"Page number, startin\
g at 1."},quote:{type:["string","null"],description:"The matching text of the document."},start:{type:["integer","null"],minimum:0,description:"Start of the quo\
te in the page's text."},end:{type:["integer","null"],minimum:0,description:"End of the quote, exclusive."},boxes:{type:"array",description:"One box for each li\
ne of the quote.",items:{$ref:"#/$defs/PageBox"}}}};function tt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=tt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.value===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[t]:e.push(t),i++}if(n.page===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?
e=[t]:e.push(t),i++}if(n.quote===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"quote"},message:"must have re\
quired property 'quote'"};e===null?e=[t]:e.push(t),i++}if(n.start===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start"},message:"must have required property 'start'"};e===null?e=[t]:e.push(t),i++}if(n.end===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[t]:e.push(t),i++}if(n.boxes===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'boxes'"};e===null?e=[t]:e.push(t),i++}if(n.value!==void 0){
let t=n.value;if(typeof t!="string"&&typeof t!="number"&&typeof t!="boolean"){let s={instancePath:r+"/value",schemaPath:"#/properties/value/type",keyword:"type",
params:{type:Bt.properties.value.type},message:"must be string,number,boolean"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:Bt.properties.page.type},message:"\
must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.quote!==void 0){let t=n.quote;if(typeof t!="string"&&
t!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:Bt.properties.quote.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.start!==void 0){let t=n.start;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/start",schemaPath:"\
#/properties/start/type",keyword:"type",params:{type:Bt.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.end!==void 0){let t=n.end;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/end",schemaPath:"#/p\
roperties/end/type",keyword:"type",params:{type:Bt.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||
isNaN(t))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),i++}}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(Array.isArray(d)){if(d.length>4){
let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?
e=[m]:e.push(m),i++}if(d.length<4){let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT\
 have fewer than 4 items"};e===null?e=[m]:e.push(m),i++}let a=d.length;for(let m=0;m<a;m++){let p=d[m];if(typeof p=="number"){if(p>1||isNaN(p)){let u={instancePath:r+
"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[u]:e.push(u),
i++}if(p<0||isNaN(p)){let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return tt.errors=e,i===0}tt.evaluated={props:{value:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0},dynamicProps:!1,
dynamicItems:!1};function it(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=it.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}
if(n.match===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"match"},message:"must have required property 'mat\
ch'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"\
must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.quote===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[t]:e.push(t),i++}if(n.start===void 0){let t={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[t]:e.push(t),i++}if(n.end===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[t]:e.push(t),i++}
if(n.boxes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'box\
es'"};e===null?e=[t]:e.push(t),i++}if(n.signs===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signs"},message:"\
must have required property 'signs'"};e===null?e=[t]:e.push(t),i++}if(n.path!==void 0&&typeof n.path!="string"){let t={instancePath:r+"/path",schemaPath:"#/prop\
erties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.confidence!==void 0){let t=n.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.match!==void 0){let t=n.match;if(typeof t!=
"string"){let s={instancePath:r+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(!(t==="exact"||t==="normalized"||t==="fuzzy"||t==="derived"||t==="not_found")){let s={instancePath:r+"/match",schemaPath:"#/properties/match/enum",keyword:"\
enum",params:{allowedValues:Mt.properties.match.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.
page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:Mt.properties.
page.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/prop\
erties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.quote!==void 0){let t=n.quote;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:Mt.properties.quote.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.start!==void 0){let t=n.start;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:Mt.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.end!==void 0){let t=n.end;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+
"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type:Mt.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.boxes!==void 0){let t=n.boxes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(Array.isArray(d)){
if(d.length>4){let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 it\
ems"};e===null?e=[m]:e.push(m),i++}if(d.length<4){let m={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"\
must NOT have fewer than 4 items"};e===null?e=[m]:e.push(m),i++}let a=d.length;for(let m=0;m<a;m++){let p=d[m];if(typeof p=="number"){if(p>1||isNaN(p)){let u={instancePath:r+
"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[u]:e.push(u),
i++}if(p<0||isNaN(p)){let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/boxes/"+o+"/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}}else{let a={instancePath:r+"/boxes/"+o,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.signs!==void 0){let t=n.signs;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){
let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"\
required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(d.supports===void 0){let a={instancePath:r+
"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"supports"},message:"must have required property 'supports'"};
e===null?e=[a]:e.push(a),i++}if(d.message===void 0){let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0&&typeof d.code!="string"){let a={instancePath:r+"/sig\
ns/"+o+"/code",schemaPath:"#/$defs/EvidenceSign/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}
if(d.supports!==void 0&&typeof d.supports!="boolean"){let a={instancePath:r+"/signs/"+o+"/supports",schemaPath:"#/$defs/EvidenceSign/properties/supports/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(d.message!==void 0&&typeof d.message!="string"){let a={instancePath:r+"\
/signs/"+o+"/message",schemaPath:"#/$defs/EvidenceSign/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),i++}}else{let a={instancePath:r+"/signs/"+o,schemaPath:"#/$defs/EvidenceSign/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/signs",schemaPath:"#/properties/signs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}if(n.alternatives!==void 0){let t=n.alternatives;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)tt(t[o],{instancePath:r+"/alt\
ernatives/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?tt.errors:e.concat(tt.errors),i=e.length)}else{let s={instancePath:r+
"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return it.errors=e,i===0}it.evaluated=
{props:{path:!0,confidence:!0,match:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0,signs:!0,alternatives:!0},dynamicProps:!1,dynamicItems:!1};function rt(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=rt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[p]:e.push(p),i++}if(n.environmentId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[p]:e.push(p),i++}if(n.documentId===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[
p]:e.push(p),i++}if(n.schemaFamilyId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"\
must have required property 'schemaFamilyId'"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionId===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionId'"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionNumber===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'sc\
hemaVersionNumber'"};e===null?e=[p]:e.push(p),i++}if(n.schemaHash===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
schemaHash"},message:"must have required property 'schemaHash'"};e===null?e=[p]:e.push(p),i++}if(n.schemaSnapshot===void 0){let p={instancePath:r,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"schemaSnapshot"},message:"must have required property 'schemaSnapshot'"};e===null?e=[p]:e.push(p),i++}if(n.
pages===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};
e===null?e=[p]:e.push(p),i++}if(n.status===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"m\
ust have required property 'status'"};e===null?e=[p]:e.push(p),i++}if(n.provider===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[p]:e.push(p),i++}if(n.model===void 0){let p={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[p]:e.push(p),i++}if(n.residency===void 0){
let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[p]:e.push(p),i++}if(n.keySource===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must\
 have required property 'keySource'"};e===null?e=[p]:e.push(p),i++}if(n.inputTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[p]:e.push(p),i++}if(n.outputTokens===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[p]:e.push(p),
i++}if(n.totalTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalTokens"},message:"must have requir\
ed property 'totalTokens'"};e===null?e=[p]:e.push(p),i++}if(n.cachedInputTokens===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cachedInputTokens"},message:"must have required property 'cachedInputTokens'"};e===null?e=[p]:e.push(p),i++}if(n.reasoningTokens===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningTokens'"};e===
null?e=[p]:e.push(p),i++}if(n.cost===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cost"},message:"must have\
 required property 'cost'"};e===null?e=[p]:e.push(p),i++}if(n.providers===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
providers"},message:"must have required property 'providers'"};e===null?e=[p]:e.push(p),i++}if(n.vision===void 0){let p={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"vision"},message:"must have required property 'vision'"};e===null?e=[p]:e.push(p),i++}if(n.maxCost===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxCost"},message:"must have required property 'maxCost'"};e===null?e=[p]:e.push(
p),i++}if(n.attempts===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},message:"must have required \
property 'attempts'"};e===null?e=[p]:e.push(p),i++}if(n.errorCode===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errorCode"},message:"must have required property 'errorCode'"};e===null?e=[p]:e.push(p),i++}if(n.errorMessage===void 0){let p={instancePath:r,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?e=[p]:e.push(p),i++}if(n.extractedData===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extracte\
dData'"};e===null?e=[p]:e.push(p),i++}if(n.confidence===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"confid\
ence"},message:"must have required property 'confidence'"};e===null?e=[p]:e.push(p),i++}if(n.evidence===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===null?e=[p]:e.push(p),i++}if(n.lists===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lists"},message:"must have required property 'lists'"};e===null?e=[p]:e.push(p),i++}if(n.coverage===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coverage"},message:"must have required property 'coverage'"};e===
null?e=[p]:e.push(p),i++}if(n.rules===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"},message:"must ha\
ve required property 'rules'"};e===null?e=[p]:e.push(p),i++}if(n.memory===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
memory"},message:"must have required property 'memory'"};e===null?e=[p]:e.push(p),i++}if(n.partialData===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"partialData"},message:"must have required property 'partialData'"};e===null?e=[p]:e.push(p),i++}if(n.samples===void 0){let p={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"samples"},message:"must have required property 'samples'"};e===null?e=[p]:e.push(
p),i++}if(n.reusedCalls===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reusedCalls"},message:"must have req\
uired property 'reusedCalls'"};e===null?e=[p]:e.push(p),i++}if(n.warnings===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
warnings"},message:"must have required property 'warnings'"};e===null?e=[p]:e.push(p),i++}if(n.reviewStatus===void 0){let p={instancePath:r,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"reviewStatus"},message:"must have required property 'reviewStatus'"};e===null?e=[p]:e.push(p),i++}if(n.reviewedData===
void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required property 'reviewedD\
ata'"};e===null?e=[p]:e.push(p),i++}if(n.metadata===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},
message:"must have required property 'metadata'"};e===null?e=[p]:e.push(p),i++}if(n.createdAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[p]:e.push(p),i++}if(n.updatedAt===void 0){let p={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[p]:e.push(p),i++}
if(n.startedAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"},message:"must have required prope\
rty 'startedAt'"};e===null?e=[p]:e.push(p),i++}if(n.completedAt===void 0){let p={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
completedAt"},message:"must have required property 'completedAt'"};e===null?e=[p]:e.push(p),i++}if(n.expiredAt===void 0){let p={instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[p]:e.push(p),i++}if(n.id!==void 0&&
typeof n.id!="string"){let p={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),i++}if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let p={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let p={
instancePath:r+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
i++}if(n.schemaFamilyId!==void 0&&typeof n.schemaFamilyId!="string"){let p={instancePath:r+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.schemaVersionId!==void 0&&typeof n.schemaVersionId!="string"){let p={instancePath:r+
"/schemaVersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.
schemaVersionNumber!==void 0){let p=n.schemaVersionNumber;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"\
#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<
1||isNaN(p))){let u={instancePath:r+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.schemaHash!==void 0&&typeof n.schemaHash!="string"){let p={instancePath:r+"/schemaHash",schemaPath:"#\
/properties/schemaHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.schemaSnapshot!==void 0){let p=n.
schemaSnapshot;if(!(p&&typeof p=="object"&&!Array.isArray(p))){let u={instancePath:r+"/schemaSnapshot",schemaPath:"#/properties/schemaSnapshot/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(n.pages!==void 0){let p=n.pages;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:A.properties.pages.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}
if(n.status!==void 0){let p=n.status;if(typeof p!="string"){let u={instancePath:r+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="pending"||p==="processing"||p==="completed"||p==="failed"||p==="cancelled")){let u={instancePath:r+
"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:No.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:
e.push(u),i++}}if(n.provider!==void 0&&typeof n.provider!="string"){let p={instancePath:r+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.model!==void 0&&typeof n.model!="string"){let p={instancePath:r+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(n.residency!==void 0&&typeof n.residency!=
"string"){let p={instancePath:r+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),i++}if(n.keySource!==void 0){let p=n.keySource;if(typeof p!="string"){let u={instancePath:r+"/keySource",schemaPath:"#/$defs/KeySource/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="user"||p==="system")){let u={instancePath:r+"/keySource",schemaPath:"\
#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Yn.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.inputTokens!==
void 0){let p=n.inputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/typ\
e",keyword:"type",params:{type:A.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){
let u={instancePath:r+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[u]:e.push(u),i++}}if(n.outputTokens!==void 0){let p=n.outputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/output\
Tokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:A.properties.outputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.
push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.totalTokens!==void 0){let p=n.totalTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))&&p!==null){let u={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:A.properties.totalTokens.type},message:"\
must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/totalTokens",schemaPath:"#/properties/totalT\
okens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.cachedInputTokens!==void 0){let p=n.
cachedInputTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/t\
ype",keyword:"type",params:{type:A.properties.cachedInputTokens.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||
isNaN(p))){let u={instancePath:r+"/cachedInputTokens",schemaPath:"#/properties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.reasoningTokens!==void 0){let p=n.reasoningTokens;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={
instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoningTokens/type",keyword:"type",params:{type:A.properties.reasoningTokens.type},message:"must be\
 integer,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/reasoningTokens",schemaPath:"#/properties/reasoning\
Tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.cost!==void 0){let p=n.cost,u=i,h=!1,
f=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.amount===void 0){let y={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/required",keyword:"required",params:{
missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[y]:e.push(y),i++}if(p.currency===void 0){let y={instancePath:r+"/cost",schemaPath:"\
#/$defs/Cost/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'currency'"};e===null?e=[y]:e.push(y),i++}if(p.
amount!==void 0){let y=p.amount;if(typeof y=="number"){if(y<0||isNaN(y)){let $={instancePath:r+"/cost/amount",schemaPath:"#/$defs/Cost/properties/amount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/cost/amount",schemaPath:"#\
/$defs/Cost/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}if(p.currency!==void 0&&typeof p.
currency!="string"){let y={instancePath:r+"/cost/currency",schemaPath:"#/$defs/Cost/properties/currency/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+"/cost",schemaPath:"#/$defs/Cost/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[y]:e.push(y),i++}var s=f===i;if(h=h||s,s){var t={};t.amount=!0,t.currency=!0}let w=i;if(p!==null){let y={instancePath:r+"/cost",schemaPath:"\
#/properties/cost/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var s=w===i;if(h=h||s,h)i=u,e!==null&&(u?
e.length=u:e=null);else{let y={instancePath:r+"/cost",schemaPath:"#/properties/cost/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===
null?e=[y]:e.push(y),i++}}if(n.providers!==void 0){let p=n.providers;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++)et(p[h],{instancePath:r+"/providers\
/"+h,parentData:p,parentDataProperty:h,rootData:g,dynamicAnchors:b})||(e=e===null?et.errors:e.concat(et.errors),i=e.length)}else{let u={instancePath:r+"/provide\
rs",schemaPath:"#/properties/providers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(n.vision!==void 0){let p=n.
vision;if(typeof p!="string"){let u={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),i++}if(!(p==="auto"||p==="always"||p==="never")){let u={instancePath:r+"/vision",schemaPath:"#/$defs/Vision/enum",keyword:"enum",params:{allowedValues:Eo.
enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}if(n.maxCost!==void 0){let p=n.maxCost;if(typeof p!="number"&&p!==null){
let u={instancePath:r+"/maxCost",schemaPath:"#/properties/maxCost/type",keyword:"type",params:{type:A.properties.maxCost.type},message:"must be number,null"};e===
null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/maxCost",schemaPath:"#/properties/maxCost/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.attempts!==void 0){let p=n.attempts;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))){let u={instancePath:r+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:
e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.errorCode!==void 0){let p=n.errorCode,u=i,h=!1,f=i;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.code===void 0){let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"\
must have required property 'code'"};e===null?e=[y]:e.push(y),i++}if(p.stage===void 0){let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"stage"},message:"must have required property 'stage'"};e===null?e=[y]:e.push(y),i++}if(p.retryable===void 0){let y={
instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required prope\
rty 'retryable'"};e===null?e=[y]:e.push(y),i++}if(p.code!==void 0&&typeof p.code!="string"){let y={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunError\
Code/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(p.stage!==void 0&&typeof p.stage!="st\
ring"){let y={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErrorCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),i++}if(p.retryable!==void 0&&typeof p.retryable!="boolean"){let y={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/Ru\
nErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[y]:e.push(y),i++}if(p.provider!==void 0&&typeof p.
provider!="string"){let y={instancePath:r+"/errorCode/provider",schemaPath:"#/$defs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),i++}if(p.providerStatus!==void 0){let y=p.providerStatus;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={
instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/properties/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[$]:e.push($),i++}}if(p.detail!==void 0&&typeof p.detail!="string"){let y={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunEr\
rorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(p.fields!==void 0){let y=p.fields;
if(Array.isArray(y)){let $=y.length;for(let S=0;S<$;S++)if(typeof y[S]!="string"){let T={instancePath:r+"/errorCode/fields/"+S,schemaPath:"#/$defs/RunErrorCode/\
properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),i++}}else{let $={instancePath:r+"/errorCo\
de/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[$]:e.push($),i++}}}else{
let y={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(
y),i++}var d=f===i;if(h=h||d,d){var o={};o.code=!0,o.stage=!0,o.retryable=!0,o.provider=!0,o.providerStatus=!0,o.detail=!0,o.fields=!0}let w=i;if(p!==null){let y={
instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),
i++}var d=w===i;if(h=h||d,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.errorMessage!==void 0){let p=n.errorMessage;if(typeof p!="string"&&p!==null){
let u={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:A.properties.errorMessage.type},message:"must be s\
tring,null"};e===null?e=[u]:e.push(u),i++}}if(n.extractedData!==void 0){let p=n.extractedData;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+
"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:A.properties.extractedData.type},message:"must be object,null"};e===null?
e=[u]:e.push(u),i++}}if(n.confidence!==void 0){let p=n.confidence;if(typeof p!="number"&&p!==null){let u={instancePath:r+"/confidence",schemaPath:"#/properties/\
confidence/type",keyword:"type",params:{type:A.properties.confidence.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"){if(p>
1||isNaN(p)){let u={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must b\
e <= 1"};e===null?e=[u]:e.push(u),i++}if(p<0||isNaN(p)){let u={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}}if(n.evidence!==void 0){let p=n.evidence;if(Array.isArray(p)){let u=p.length;for(let h=0;h<
u;h++)it(p[h],{instancePath:r+"/evidence/"+h,parentData:p,parentDataProperty:h,rootData:g,dynamicAnchors:b})||(e=e===null?it.errors:e.concat(it.errors),i=e.length)}else{
let u={instancePath:r+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),
i++}}if(n.lists!==void 0){let p=n.lists;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++){let f=p[h];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.path===
void 0){let w={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"path"},message:"must have r\
equired property 'path'"};e===null?e=[w]:e.push(w),i++}if(f.complete===void 0){let w={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",
keyword:"required",params:{missingProperty:"complete"},message:"must have required property 'complete'"};e===null?e=[w]:e.push(w),i++}if(f.expected===void 0){let w={
instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required pro\
perty 'expected'"};e===null?e=[w]:e.push(w),i++}if(f.found===void 0){let w={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"r\
equired",params:{missingProperty:"found"},message:"must have required property 'found'"};e===null?e=[w]:e.push(w),i++}if(f.gaps===void 0){let w={instancePath:r+
"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/required",keyword:"required",params:{missingProperty:"gaps"},message:"must have required property 'gaps'"};e===
null?e=[w]:e.push(w),i++}if(f.path!==void 0&&typeof f.path!="string"){let w={instancePath:r+"/lists/"+h+"/path",schemaPath:"#/$defs/ListCompleteness/properties/\
path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(f.complete!==void 0){let w=f.complete;if(typeof w!="b\
oolean"&&w!==null){let y={instancePath:r+"/lists/"+h+"/complete",schemaPath:"#/$defs/ListCompleteness/properties/complete/type",keyword:"type",params:{type:Zt.properties.
complete.type},message:"must be boolean,null"};e===null?e=[y]:e.push(y),i++}}if(f.expected!==void 0){let w=f.expected;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))&&
w!==null){let y={instancePath:r+"/lists/"+h+"/expected",schemaPath:"#/$defs/ListCompleteness/properties/expected/type",keyword:"type",params:{type:Zt.properties.
expected.type},message:"must be integer,null"};e===null?e=[y]:e.push(y),i++}if(typeof w=="number"&&(w<0||isNaN(w))){let y={instancePath:r+"/lists/"+h+"/expected",
schemaPath:"#/$defs/ListCompleteness/properties/expected/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(
y),i++}}if(f.found!==void 0){let w=f.found;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w))){let y={instancePath:r+"/lists/"+h+"/found",schemaPath:"#/$defs/ListCompl\
eteness/properties/found/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),i++}if(typeof w=="number"&&(w<0||isNaN(
w))){let y={instancePath:r+"/lists/"+h+"/found",schemaPath:"#/$defs/ListCompleteness/properties/found/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[y]:e.push(y),i++}}if(f.gaps!==void 0){let w=f.gaps;if(Array.isArray(w)){let y=w.length;for(let $=0;$<y;$++){let S=w[$];if(S&&
typeof S=="object"&&!Array.isArray(S)){if(S.after===void 0){let T={instancePath:r+"/lists/"+h+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/it\
ems/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};e===null?e=[T]:e.push(T),i++}if(S.page===void 0){
let T={instancePath:r+"/lists/"+h+"/gaps/"+$,schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/required",keyword:"required",params:{missingProperty:"pa\
ge"},message:"must have required property 'page'"};e===null?e=[T]:e.push(T),i++}if(S.after!==void 0){let T=S.after;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T))&&
T!==null){let W={instancePath:r+"/lists/"+h+"/gaps/"+$+"/after",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/after/type",keyword:"type",
params:{type:Zt.properties.gaps.items.properties.after.type},message:"must be integer,null"};e===null?e=[W]:e.push(W),i++}}if(S.page!==void 0){let T=S.page;if(!(typeof T==
"number"&&!(T%1)&&!isNaN(T))&&T!==null){let W={instancePath:r+"/lists/"+h+"/gaps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properti\
es/page/type",keyword:"type",params:{type:Zt.properties.gaps.items.properties.page.type},message:"must be integer,null"};e===null?e=[W]:e.push(W),i++}if(typeof T==
"number"&&(T<1||isNaN(T))){let W={instancePath:r+"/lists/"+h+"/gaps/"+$+"/page",schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/properties/page/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[W]:e.push(W),i++}}}else{let T={instancePath:r+"/lists/"+h+"/gaps/"+$,
schemaPath:"#/$defs/ListCompleteness/properties/gaps/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[T]:e.push(T),i++}}}else{
let y={instancePath:r+"/lists/"+h+"/gaps",schemaPath:"#/$defs/ListCompleteness/properties/gaps/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[y]:e.push(y),i++}}}else{let w={instancePath:r+"/lists/"+h,schemaPath:"#/$defs/ListCompleteness/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[w]:e.push(w),i++}}}else{let u={instancePath:r+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[u]:e.push(u),i++}}if(n.coverage!==void 0){let p=n.coverage;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++){let f=p[h];if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f.path===void 0){let w={instancePath:r+"/coverage/"+h,schemaPath:"#/$defs/FieldCoverage/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[w]:e.push(w),i++}if(f.searched===void 0){let w={instancePath:r+"/coverage/"+h,
schemaPath:"#/$defs/FieldCoverage/required",keyword:"required",params:{missingProperty:"searched"},message:"must have required property 'searched'"};e===null?e=
[w]:e.push(w),i++}if(f.path!==void 0&&typeof f.path!="string"){let w={instancePath:r+"/coverage/"+h+"/path",schemaPath:"#/$defs/FieldCoverage/properties/path/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(f.searched!==void 0){let w=f.searched;if(typeof w=="number"){
if(w>1||isNaN(w)){let y={instancePath:r+"/coverage/"+h+"/searched",schemaPath:"#/$defs/FieldCoverage/properties/searched/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[y]:e.push(y),i++}if(w<0||isNaN(w)){let y={instancePath:r+"/coverage/"+h+"/searched",schemaPath:"#/$defs/FieldCo\
verage/properties/searched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:r+
"/coverage/"+h+"/searched",schemaPath:"#/$defs/FieldCoverage/properties/searched/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[y]:e.push(y),i++}}}else{let w={instancePath:r+"/coverage/"+h,schemaPath:"#/$defs/FieldCoverage/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[w]:e.push(w),i++}}}else{let u={instancePath:r+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[u]:e.push(u),i++}}if(n.rules!==void 0){let p=n.rules;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++){let f=p[h];if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.name===void 0){let w={instancePath:r+"/rules/"+h,schemaPath:"#/$defs/RuleResult/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[w]:e.push(w),i++}if(f.severity===void 0){let w={instancePath:r+"/rules/"+h,schemaPath:"#/$defs/\
RuleResult/required",keyword:"required",params:{missingProperty:"severity"},message:"must have required property 'severity'"};e===null?e=[w]:e.push(w),i++}if(f.
result===void 0){let w={instancePath:r+"/rules/"+h,schemaPath:"#/$defs/RuleResult/required",keyword:"required",params:{missingProperty:"result"},message:"must h\
ave required property 'result'"};e===null?e=[w]:e.push(w),i++}if(f.paths===void 0){let w={instancePath:r+"/rules/"+h,schemaPath:"#/$defs/RuleResult/required",keyword:"\
required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[w]:e.push(w),i++}if(f.message===void 0){let w={instancePath:r+
"/rules/"+h,schemaPath:"#/$defs/RuleResult/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===
null?e=[w]:e.push(w),i++}if(f.name!==void 0&&typeof f.name!="string"){let w={instancePath:r+"/rules/"+h+"/name",schemaPath:"#/$defs/RuleResult/properties/name/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(f.severity!==void 0){let w=f.severity;if(typeof w!="string"){
let y={instancePath:r+"/rules/"+h+"/severity",schemaPath:"#/$defs/RuleResult/properties/severity/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[y]:e.push(y),i++}if(!(w==="error"||w==="warning")){let y={instancePath:r+"/rules/"+h+"/severity",schemaPath:"#/$defs/RuleResult/properties/se\
verity/enum",keyword:"enum",params:{allowedValues:Pr.properties.severity.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}
if(f.result!==void 0){let w=f.result;if(typeof w!="string"){let y={instancePath:r+"/rules/"+h+"/result",schemaPath:"#/$defs/RuleResult/properties/result/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}if(!(w==="holds"||w==="violated"||w==="unknown")){let y={instancePath:r+"/ru\
les/"+h+"/result",schemaPath:"#/$defs/RuleResult/properties/result/enum",keyword:"enum",params:{allowedValues:Pr.properties.result.enum},message:"must be equal \
to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}if(f.paths!==void 0){let w=f.paths;if(Array.isArray(w)){let y=w.length;for(let $=0;$<y;$++)if(typeof w[$]!=
"string"){let S={instancePath:r+"/rules/"+h+"/paths/"+$,schemaPath:"#/$defs/RuleResult/properties/paths/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[S]:e.push(S),i++}}else{let y={instancePath:r+"/rules/"+h+"/paths",schemaPath:"#/$defs/RuleResult/properties/paths/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),i++}}if(f.rows!==void 0){let w=f.rows;if(Array.isArray(w)){let y=w.length;for(let $=0;$<
y;$++){let S=w[$];if(!(typeof S=="number"&&!(S%1)&&!isNaN(S))){let T={instancePath:r+"/rules/"+h+"/rows/"+$,schemaPath:"#/$defs/RuleResult/properties/rows/items\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[T]:e.push(T),i++}if(typeof S=="number"&&(S<0||isNaN(S))){let T={instancePath:r+
"/rules/"+h+"/rows/"+$,schemaPath:"#/$defs/RuleResult/properties/rows/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[T]:e.push(T),i++}}}else{let y={instancePath:r+"/rules/"+h+"/rows",schemaPath:"#/$defs/RuleResult/properties/rows/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[y]:e.push(y),i++}}if(f.message!==void 0){let w=f.message;if(typeof w!="string"&&w!==null){let y={instancePath:r+"/r\
ules/"+h+"/message",schemaPath:"#/$defs/RuleResult/properties/message/type",keyword:"type",params:{type:Pr.properties.message.type},message:"must be string,null"};
e===null?e=[y]:e.push(y),i++}}}else{let w={instancePath:r+"/rules/"+h,schemaPath:"#/$defs/RuleResult/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[w]:e.push(w),i++}}}else{let u={instancePath:r+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[u]:e.push(u),i++}}if(n.memory!==void 0){let p=n.memory;if(Array.isArray(p)){let u=p.length;for(let h=0;h<u;h++){let f=p[h];if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f.exampleId===void 0){let w={instancePath:r+"/memory/"+h,schemaPath:"#/$defs/RunMemory/required",keyword:"required",params:{missingProperty:"\
exampleId"},message:"must have required property 'exampleId'"};e===null?e=[w]:e.push(w),i++}if(f.paths===void 0){let w={instancePath:r+"/memory/"+h,schemaPath:"\
#/$defs/RunMemory/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[w]:e.push(w),i++}if(f.
exampleId!==void 0&&typeof f.exampleId!="string"){let w={instancePath:r+"/memory/"+h+"/exampleId",schemaPath:"#/$defs/RunMemory/properties/exampleId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),i++}if(f.paths!==void 0){let w=f.paths;if(Array.isArray(w)){let y=w.length;for(let $=0;$<
y;$++)if(typeof w[$]!="string"){let S={instancePath:r+"/memory/"+h+"/paths/"+$,schemaPath:"#/$defs/RunMemory/properties/paths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[S]:e.push(S),i++}}else{let y={instancePath:r+"/memory/"+h+"/paths",schemaPath:"#/$defs/RunMemory/properties\
/paths/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),i++}}}else{let w={instancePath:r+"/memory/"+h,schemaPath:"#/\
$defs/RunMemory/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),i++}}}else{let u={instancePath:r+"/memory",schemaPath:"\
#/properties/memory/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(n.partialData!==void 0){let p=n.partialData;
if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+"/partialData",schemaPath:"#/properties/partialData/type",keyword:"type",params:{
type:A.properties.partialData.type},message:"must be object,null"};e===null?e=[u]:e.push(u),i++}}if(n.samples!==void 0){let p=n.samples;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p))){let u={instancePath:r+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<1||isNaN(p))){let u={instancePath:r+"/samples",schemaPath:"#/properties/samples/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(n.reusedCalls!==void 0){let p=n.reusedCalls;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p))){let u={instancePath:r+"/reusedCalls",schemaPath:"#/properties/reusedCalls/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/reusedCalls",schemaPath:"#/properties/reusedCalls/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(n.warnings!==void 0){let p=n.warnings;if(Array.isArray(p)){let u=p.length;
for(let h=0;h<u;h++)if(typeof p[h]!="string"){let f={instancePath:r+"/warnings/"+h,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}else{let u={instancePath:r+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),i++}}if(n.reviewStatus!==void 0){let p=n.reviewStatus,u=i,h=!1,f=i;if(typeof p!="string"){let y={
instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}
if(!(p==="needed"||p==="in_review"||p==="approved"||p==="rejected")){let y={instancePath:r+"/reviewStatus",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"enum",
params:{allowedValues:Ro.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}var a=f===i;h=h||a;let w=i;if(p!==null){let y={
instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.
push(y),i++}var a=w===i;if(h=h||a,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/reviewStatus",schemaPath:"#/properties/reviewStatus/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(n.reviewedData!==void 0){let p=n.reviewedData;if(!(p&&typeof p==
"object"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+"/reviewedData",schemaPath:"#/properties/reviewedData/type",keyword:"type",params:{type:A.properties.
reviewedData.type},message:"must be object,null"};e===null?e=[u]:e.push(u),i++}}if(n.metadata!==void 0){let p=n.metadata;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length>50){let u={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"\
must NOT have more than 50 properties"};e===null?e=[u]:e.push(u),i++}for(let u in p){let h=i;if(typeof u=="string"){if(I(u)>64){let f={instancePath:r+"/metadata",
schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:u};e===
null?e=[f]:e.push(f),i++}if(I(u)<1){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:u};e===null?e=[f]:e.push(f),i++}if(!C.test(u)){let f={instancePath:r+"/metadata",schemaPath:"#/$def\
s/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:u};
e===null?e=[f]:e.push(f),i++}}var m=h===i;if(!m){let f={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:u},
message:"property name must be valid"};e===null?e=[f]:e.push(f),i++}}for(let u in p){let h=p[u];if(typeof h=="string"){if(I(h)>500){let f={instancePath:r+"/meta\
data/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"mus\
t NOT have more than 500 characters"};e===null?e=[f]:e.push(f),i++}}else{let f={instancePath:r+"/metadata/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),i++}}}else{let u={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),i++}}if(n.createdAt!==void 0){
let p=n.createdAt;if(typeof p=="string"){if(!k.validate(p)){let u={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/createdAt",schemaPath:"#/properties/crea\
tedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.updatedAt!==void 0){let p=n.updatedAt;if(typeof p==
"string"){if(!k.validate(p)){let u={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(n.startedAt!==void 0){let p=n.startedAt;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type:A.properties.startedAt.type},message:"must be string,null"};e===null?e=[u]:e.push(
u),i++}if(typeof p=="string"&&!k.validate(p)){let u={instancePath:r+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}if(n.completedAt!==void 0){let p=n.completedAt;if(typeof p!="string"&&p!==null){
let u={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type:A.properties.completedAt.type},message:"must be stri\
ng,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!k.validate(p)){let u={instancePath:r+"/completedAt",schemaPath:"#/properties/completedAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}if(n.expiredAt!==void 0){let p=n.expiredAt;if(typeof p!=
"string"&&p!==null){let u={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:A.properties.expiredAt.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="string"&&!k.validate(p)){let u={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/\
format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}return rt.errors=e,i===0}rt.evaluated={props:{id:!0,environmentId:!0,
documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,
inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,cost:!0,providers:!0,vision:!0,maxCost:!0,attempts:!0,errorCode:!0,errorMessage:!0,
extractedData:!0,confidence:!0,evidence:!0,lists:!0,coverage:!0,rules:!0,memory:!0,partialData:!0,samples:!0,reusedCalls:!0,warnings:!0,reviewStatus:!0,reviewedData:!0,
metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function Fi(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Fi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),rt(n,{instancePath:r,
parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?rt.errors:e.concat(rt.errors),i=e.length),Fi.errors=e,i===0}Fi.evaluated={props:{id:!0,
environmentId:!0,documentId:!0,schemaFamilyId:!0,schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,
residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,totalTokens:!0,cachedInputTokens:!0,reasoningTokens:!0,cost:!0,providers:!0,vision:!0,maxCost:!0,attempts:!0,
errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,lists:!0,coverage:!0,rules:!0,memory:!0,partialData:!0,samples:!0,reusedCalls:!0,warnings:!0,
reviewStatus:!0,reviewedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var Qn=zi;var E={type:"object",description:"A request to a model, and its answer.",required:["index","provider","model","answeredBy","fingerprint","seed","temperature","p\
romptHash","promptVersion","requestedAt","durationMs","status","failure","tokens","request","response"],properties:{index:{type:"integer",minimum:0,description:"\
Its position among the calls of the run."},provider:{type:"string",description:"Identifier of the provider, as in `GET /providers`."},model:{type:"string",description:"\
The model that was asked for."},answeredBy:{type:["string","null"],description:"The model that answered, as the provider names it; null if it said nothing."},fingerprint:{
type:["string","null"],description:"The provider's `system_fingerprint`: it differs when the provider has changed how the model runs. Null if it gives none."},seed:{
type:["integer","null"],description:"The seed that was sent; null if the provider takes none."},temperature:{type:["number","null"],description:"The temperature\
 that was sent; null for the model's own."},promptHash:{type:"string",pattern:"^sha256:[0-9a-f]{64}$",description:"Hash of the messages and the schema that were\
 sent. Calls of one hash, model, seed and temperature asked the same."},promptVersion:{type:"integer",minimum:1,description:"Version of the wording that this pr\
ogram puts around documents. It grows when the wording changes."},requestedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
durationMs:{type:"integer",minimum:0,description:"Milliseconds from the request to the whole answer, or its failure."},status:{type:["integer","null"],description:"\
HTTP status of the answer; null if none arrived."},failure:{type:["string","null"],description:"What was wrong with the answer, such as `rate_limited`, `truncat\
ed` or `timeout`; null if it could be used. An open list."},tokens:{description:"What the provider counted; null if it counted nothing.",anyOf:[{type:"object",required:[
"inputTokens","outputTokens","cachedInputTokens","reasoningTokens"],properties:{inputTokens:{type:"integer",minimum:0,description:"Tokens of the request."},outputTokens:{
type:"integer",minimum:0,description:"Tokens of the answer."},cachedInputTokens:{type:"integer",minimum:0,description:"Input tokens that came from the provider'\
s cache."},reasoningTokens:{type:"integer",minimum:0,description:"Output tokens that were reasoning."}}},{type:"null"}]},request:{type:["object","null"],description:"\
The body of the request, in the provider's own format; null if it is not kept.",additionalProperties:!0},response:{description:"The body of the answer, of a fai\
led request the error in it; null if it is not kept, or none arrived.",type:["object","array","string","number","boolean","null"],items:{},additionalProperties:!0}}};
function nt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=nt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[o]:e.push(o),i++}if(n.page===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[o]:e.push(o),i++}if(n.pageSize===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[o]:e.push(o),i++}if(n.data===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[o]:e.push(o),i++}if(n.total!==void 0){let o=n.total;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&
(o<0||isNaN(o))){let d={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[d]:e.push(d),i++}}if(n.page!==void 0){let o=n.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<1||isNaN(o))){let d={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}if(n.pageSize!==
void 0){let o=n.pageSize;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<1||isNaN(o))){let d={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[d]:e.push(d),i++}}if(n.data!==void 0){let o=n.
data;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){let m=o[a];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.index===void 0){let p={instancePath:r+
"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"index"},message:"must have required property 'index'"};e===null?e=[
p]:e.push(p),i++}if(m.provider===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"prov\
ider"},message:"must have required property 'provider'"};e===null?e=[p]:e.push(p),i++}if(m.model===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/\
RunCall/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[p]:e.push(p),i++}if(m.answeredBy===
void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"answeredBy"},message:"must have requi\
red property 'answeredBy'"};e===null?e=[p]:e.push(p),i++}if(m.fingerprint===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"\
required",params:{missingProperty:"fingerprint"},message:"must have required property 'fingerprint'"};e===null?e=[p]:e.push(p),i++}if(m.seed===void 0){let p={instancePath:r+
"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"seed"},message:"must have required property 'seed'"};e===null?e=[p]:
e.push(p),i++}if(m.temperature===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"temp\
erature"},message:"must have required property 'temperature'"};e===null?e=[p]:e.push(p),i++}if(m.promptHash===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"\
#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"promptHash"},message:"must have required property 'promptHash'"};e===null?e=[p]:e.push(p),
i++}if(m.promptVersion===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"promptVersio\
n"},message:"must have required property 'promptVersion'"};e===null?e=[p]:e.push(p),i++}if(m.requestedAt===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"\
#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"requestedAt"},message:"must have required property 'requestedAt'"};e===null?e=[p]:e.push(p),
i++}if(m.durationMs===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"durationMs"},message:"\
must have required property 'durationMs'"};e===null?e=[p]:e.push(p),i++}if(m.status===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/requi\
red",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[p]:e.push(p),i++}if(m.failure===void 0){let p={
instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"failure"},message:"must have required property 'fail\
ure'"};e===null?e=[p]:e.push(p),i++}if(m.tokens===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"\
tokens"},message:"must have required property 'tokens'"};e===null?e=[p]:e.push(p),i++}if(m.request===void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$def\
s/RunCall/required",keyword:"required",params:{missingProperty:"request"},message:"must have required property 'request'"};e===null?e=[p]:e.push(p),i++}if(m.response===
void 0){let p={instancePath:r+"/data/"+a,schemaPath:"#/$defs/RunCall/required",keyword:"required",params:{missingProperty:"response"},message:"must have require\
d property 'response'"};e===null?e=[p]:e.push(p),i++}if(m.index!==void 0){let p=m.index;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/dat\
a/"+a+"/index",schemaPath:"#/$defs/RunCall/properties/index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}
if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/data/"+a+"/index",schemaPath:"#/$defs/RunCall/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(m.provider!==void 0&&typeof m.provider!="string"){let p={instancePath:r+"/data\
/"+a+"/provider",schemaPath:"#/$defs/RunCall/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
i++}if(m.model!==void 0&&typeof m.model!="string"){let p={instancePath:r+"/data/"+a+"/model",schemaPath:"#/$defs/RunCall/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(m.answeredBy!==void 0){let p=m.answeredBy;if(typeof p!="string"&&p!==null){let u={instancePath:r+
"/data/"+a+"/answeredBy",schemaPath:"#/$defs/RunCall/properties/answeredBy/type",keyword:"type",params:{type:E.properties.answeredBy.type},message:"must be stri\
ng,null"};e===null?e=[u]:e.push(u),i++}}if(m.fingerprint!==void 0){let p=m.fingerprint;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+a+"/finge\
rprint",schemaPath:"#/$defs/RunCall/properties/fingerprint/type",keyword:"type",params:{type:E.properties.fingerprint.type},message:"must be string,null"};e===null?
e=[u]:e.push(u),i++}}if(m.seed!==void 0){let p=m.seed;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/data/"+a+"/seed",schemaPath:"\
#/$defs/RunCall/properties/seed/type",keyword:"type",params:{type:E.properties.seed.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}}if(m.temperature!==
void 0){let p=m.temperature;if(typeof p!="number"&&p!==null){let u={instancePath:r+"/data/"+a+"/temperature",schemaPath:"#/$defs/RunCall/properties/temperature/\
type",keyword:"type",params:{type:E.properties.temperature.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}}if(m.promptHash!==void 0){let p=m.
promptHash;if(typeof p=="string"){if(!fr.test(p)){let u={instancePath:r+"/data/"+a+"/promptHash",schemaPath:"#/$defs/RunCall/properties/promptHash/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/data/"+a+"/promptHash",schemaPath:"#/$defs/RunCall/properties/promptHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:
e.push(u),i++}}if(m.promptVersion!==void 0){let p=m.promptVersion;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/data/"+a+"/promptVersion",
schemaPath:"#/$defs/RunCall/properties/promptVersion/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"&&(p<1||isNaN(p))){let u={instancePath:r+"/data/"+a+"/promptVersion",schemaPath:"#/$defs/RunCall/properties/promptVersion/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),i++}}if(m.requestedAt!==void 0){let p=m.requestedAt;if(typeof p=="string"){if(!k.validate(
p)){let u={instancePath:r+"/data/"+a+"/requestedAt",schemaPath:"#/$defs/RunCall/properties/requestedAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/data/"+a+"/requestedAt",schemaPath:"#/$defs/RunCall/properties/reques\
tedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}}if(m.durationMs!==void 0){let p=m.durationMs;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p))){let u={instancePath:r+"/data/"+a+"/durationMs",schemaPath:"#/$defs/RunCall/properties/durationMs/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/data/"+a+"/durationMs",schemaPath:"\
#/$defs/RunCall/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(m.status!==
void 0){let p=m.status;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p))&&p!==null){let u={instancePath:r+"/data/"+a+"/status",schemaPath:"#/$defs/RunCall/properties/\
status/type",keyword:"type",params:{type:E.properties.status.type},message:"must be integer,null"};e===null?e=[u]:e.push(u),i++}}if(m.failure!==void 0){let p=m.
failure;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/data/"+a+"/failure",schemaPath:"#/$defs/RunCall/properties/failure/type",keyword:"type",params:{
type:E.properties.failure.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(m.tokens!==void 0){let p=m.tokens,u=i,h=!1,f=i;if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.inputTokens===void 0){let y={instancePath:r+"/data/"+a+"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/required",
keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[y]:e.push(y),i++}if(p.outputTokens===
void 0){let y={instancePath:r+"/data/"+a+"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/required",keyword:"required",params:{missingProperty:"o\
utputTokens"},message:"must have required property 'outputTokens'"};e===null?e=[y]:e.push(y),i++}if(p.cachedInputTokens===void 0){let y={instancePath:r+"/data/"+
a+"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/required",keyword:"required",params:{missingProperty:"cachedInputTokens"},message:"must have r\
equired property 'cachedInputTokens'"};e===null?e=[y]:e.push(y),i++}if(p.reasoningTokens===void 0){let y={instancePath:r+"/data/"+a+"/tokens",schemaPath:"#/$def\
s/RunCall/properties/tokens/anyOf/0/required",keyword:"required",params:{missingProperty:"reasoningTokens"},message:"must have required property 'reasoningToken\
s'"};e===null?e=[y]:e.push(y),i++}if(p.inputTokens!==void 0){let y=p.inputTokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={instancePath:r+"/data/"+a+"\
/tokens/inputTokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/properties/inputTokens/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[$]:e.push($),i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/inputTokens",schemaPath:"#/$defs/RunCal\
l/properties/tokens/anyOf/0/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),
i++}}if(p.outputTokens!==void 0){let y=p.outputTokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/outputTokens",schemaPath:"\
#/$defs/RunCall/properties/tokens/anyOf/0/properties/outputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push(
$),i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/outputTokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/pro\
perties/outputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.cachedInputTokens!==
void 0){let y=p.cachedInputTokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/cachedInputTokens",schemaPath:"#/$defs/\
RunCall/properties/tokens/anyOf/0/properties/cachedInputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push($),
i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/cachedInputTokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/p\
roperties/cachedInputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.reasoningTokens!==
void 0){let y=p.reasoningTokens;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/reasoningTokens",schemaPath:"#/$defs/RunC\
all/properties/tokens/anyOf/0/properties/reasoningTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push($),i++}if(typeof y==
"number"&&(y<0||isNaN(y))){let $={instancePath:r+"/data/"+a+"/tokens/reasoningTokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/properties/reasoning\
Tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}}else{let y={instancePath:r+"/data/"+a+
"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),i++}
var s=f===i;if(h=h||s,s){var t={};t.inputTokens=!0,t.outputTokens=!0,t.cachedInputTokens=!0,t.reasoningTokens=!0}let w=i;if(p!==null){let y={instancePath:r+"/da\
ta/"+a+"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),
i++}var s=w===i;if(h=h||s,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/data/"+a+"/tokens",schemaPath:"#/$defs/RunCall/properties/tokens/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(m.request!==void 0){let p=m.request;if(!(p&&typeof p=="o\
bject"&&!Array.isArray(p))&&p!==null){let u={instancePath:r+"/data/"+a+"/request",schemaPath:"#/$defs/RunCall/properties/request/type",keyword:"type",params:{type:E.
properties.request.type},message:"must be object,null"};e===null?e=[u]:e.push(u),i++}}if(m.response!==void 0){let p=m.response;if(typeof p!="object"&&typeof p!=
"string"&&typeof p!="number"&&typeof p!="boolean"){let u={instancePath:r+"/data/"+a+"/response",schemaPath:"#/$defs/RunCall/properties/response/type",keyword:"t\
ype",params:{type:E.properties.response.type},message:"must be object,array,string,number,boolean,null"};e===null?e=[u]:e.push(u),i++}}}else{let p={instancePath:r+
"/data/"+a,schemaPath:"#/$defs/RunCall/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}}else{let d={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return nt.errors=e,i===0}nt.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function zi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=zi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),nt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?nt.errors:e.concat(nt.errors),i=e.length),zi.errors=e,i===0}zi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var L=Vi;var R={type:"object",description:"What people say of the data of a run. The run itself never changes.",required:["id","runId","environmentId","documentId","docu\
mentName","schemaKey","status","reasons","confidence","claimedBy","claimedUntil","decidedBy","decidedAt","rejectionReason","createdAt","updatedAt","expiredAt","\
reviewedData","actions"],properties:{id:{type:"string",description:"Identifier of the review."},runId:{type:"string",description:"Identifier of the run."},environmentId:{
type:"string",description:"Identifier of the environment."},documentId:{type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"\
Name of the document."},schemaKey:{type:"string",description:"Key of the schema."},status:{$ref:"#/$defs/ReviewStatus"},reasons:{type:"array",description:"Why t\
he review is needed, up to 100; empty for a review that somebody began without being asked.",items:{$ref:"#/$defs/ReviewReason"}},confidence:{type:["number","nu\
ll"],minimum:0,maximum:1,description:"Confidence of the run."},claimedBy:{type:["string","null"],description:"The user that claims the review; null for none."},
claimedUntil:{type:["string","null"],format:"date-time",description:"When the claim ends; null without one."},decidedBy:{type:["string","null"],description:"The\
 user that approved or rejected it; null while it is open."},decidedAt:{type:["string","null"],format:"date-time",description:"When it was approved or rejected;\
 null while it is open."},rejectionReason:{type:["string","null"],description:"Why it was rejected; null otherwise."},createdAt:{type:"string",format:"date-time",
description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:["\
string","null"],format:"date-time",description:"When the retention of the environment erased the run's data and corrections; null before."},reviewedData:{type:[
"object","null"],additionalProperties:!0,description:"The data of the run with all corrections so far; null once the run has expired."},actions:{type:"array",description:"\
The corrections, in order; empty once the run has expired.",items:{$ref:"#/$defs/ReviewAction"}}}},Co={type:"string",enum:["needed","in_review","approved","reje\
cted"],"x-extensible-enum":!0,description:"`needed` waits for a person; `in_review` is claimed or has corrections. `approved` and `rejected` are decided, until \
the review is reopened."},un={type:"object",description:"Why a review is needed.",required:["code","path"],properties:{code:{type:"string",enum:["confidence_bel\
ow","required_missing","rule_violated","rule_unknown","sampled","requested"],"x-extensible-enum":!0,description:"`confidence_below`: the value at `path` is less\
 certain than the settings ask for. `required_missing`: there is no value at `path`. `rule_violated`, `rule_unknown`: the value at `path` is one of those that t\
he rule reads. `sampled`: the run was drawn. `requested`: a caller asked for it."},path:{type:["string","null"],description:"JSON Pointer into `extractedData`; \
null for the whole run."},rule:{type:"string",description:"The name of the rule. Absent for other codes."}}},Yt={type:"object",description:"A correction, with i\
ts author.",required:["path","action","value","previousValue","page","box","quote","actorId","createdAt"],properties:{path:{type:"string",description:"JSON Poin\
ter into `reviewedData`, as it was at that time."},action:{type:"string",enum:["confirm","correct","clear","addRow","removeRow"],"x-extensible-enum":!0,description:"\
What was done."},value:{description:"The new value; null for `clear` and `removeRow`."},previousValue:{description:"The value before; null for none."},page:{type:[
"integer","null"],minimum:1,description:"Number of the page with the value."},box:{type:["array","null"],minItems:4,maxItems:4,items:{type:"number",minimum:0,maximum:1},
description:"Where on the page: x0, y0, x1, y1 as fractions of the page."},quote:{type:["string","null"],description:"The text in the document."},actorId:{type:"\
string",description:"The user that made it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function st(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=st.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.runId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:e.push(t),i++}if(n.environmentId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(n.
documentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property\
 'documentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documentName"},message:"must have required property 'documentName'"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:
e.push(t),i++}if(n.reasons===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reasons"},message:"must have requ\
ired property 'reasons'"};e===null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}if(n.claimedBy===void 0){let t={instancePath:r,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"claimedBy"},message:"must have required property 'claimedBy'"};e===null?e=[t]:e.push(t),i++}if(n.claimedUntil===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"claimedUntil"},message:"must have required property 'claimedUn\
til'"};e===null?e=[t]:e.push(t),i++}if(n.decidedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decidedBy"},
message:"must have required property 'decidedBy'"};e===null?e=[t]:e.push(t),i++}if(n.decidedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"decidedAt"},message:"must have required property 'decidedAt'"};e===null?e=[t]:e.push(t),i++}if(n.rejectionReason===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rejectionReason"},message:"must have required property 'rejectionReason'"};e===
null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.expiredAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[t]:e.push(t),i++}
if(n.reviewedData===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reviewedData"},message:"must have required\
 property 'reviewedData'"};e===null?e=[t]:e.push(t),i++}if(n.actions===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
actions"},message:"must have required property 'actions'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0&&typeof n.runId!="string"){
let t={instancePath:r+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(n.environmentId!==void 0&&typeof n.environmentId!="string"){let t={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+"/d\
ocumentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentName!==
void 0&&typeof n.documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.schemaKey!==void 0&&typeof n.schemaKey!="string"){let t={instancePath:r+"/schemaKey",schemaPath:"#/p\
roperties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.status!==void 0){let t=n.status;if(typeof t!=
"string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}if(!(t==="needed"||t==="in_review"||t==="approved"||t==="rejected")){let s={instancePath:r+"/status",schemaPath:"#/$defs/ReviewStatus/enum",keyword:"\
enum",params:{allowedValues:Co.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.reasons!==void 0){let t=n.reasons;
if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let a={instancePath:r+"/rea\
sons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=
[a]:e.push(a),i++}if(d.path===void 0){let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.code!==void 0){let a=d.code;if(typeof a!="string"){let m={instancePath:r+
"/reasons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),i++}if(!(a==="confidence_below"||a==="required_missing"||a==="rule_violated"||a==="rule_unknown"||a==="sampled"||a==="requested")){let m={instancePath:r+"/re\
asons/"+o+"/code",schemaPath:"#/$defs/ReviewReason/properties/code/enum",keyword:"enum",params:{allowedValues:un.properties.code.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.path!==void 0){let a=d.path;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/reasons/"+o+
"/path",schemaPath:"#/$defs/ReviewReason/properties/path/type",keyword:"type",params:{type:un.properties.path.type},message:"must be string,null"};e===null?e=[m]:
e.push(m),i++}}if(d.rule!==void 0&&typeof d.rule!="string"){let a={instancePath:r+"/reasons/"+o+"/rule",schemaPath:"#/$defs/ReviewReason/properties/rule/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/reasons/"+o,schemaPath:"#/$defs/ReviewReason/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/reasons",schemaPath:"#/properti\
es/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;if(typeof t!=
"number"&&t!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:R.properties.confidence.type},message:"\
must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confide\
nce/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/c\
onfidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}
if(n.claimedBy!==void 0){let t=n.claimedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/claimedBy",schemaPath:"#/properties/claimedBy/type",keyword:"\
type",params:{type:R.properties.claimedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.claimedUntil!==void 0){let t=n.claimedUntil;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/claimedUntil",schemaPath:"#/properties/claimedUntil/type",keyword:"type",params:{type:R.properties.claimedUntil.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/claimedUntil",schemaPath:"#/propertie\
s/claimedUntil/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.decidedBy!==void 0){
let t=n.decidedBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type:R.properties.
decidedBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.decidedAt!==void 0){let t=n.decidedAt;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/type",keyword:"type",params:{type:R.properties.decidedAt.type},message:"must be string,null"};e===
null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/decidedAt",schemaPath:"#/properties/decidedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.rejectionReason!==void 0){let t=n.rejectionReason;if(typeof t!="\
string"&&t!==null){let s={instancePath:r+"/rejectionReason",schemaPath:"#/properties/rejectionReason/type",keyword:"type",params:{type:R.properties.rejectionReason.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/prope\
rties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.expiredAt!==
void 0){let t=n.expiredAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:R.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.
reviewedData!==void 0){let t=n.reviewedData;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:r+"/reviewedData",schemaPath:"#/proper\
ties/reviewedData/type",keyword:"type",params:{type:R.properties.reviewedData.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}}if(n.actions!==
void 0){let t=n.actions;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={
instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property \
'path'"};e===null?e=[a]:e.push(a),i++}if(d.action===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{
missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[a]:e.push(a),i++}if(d.value===void 0){let a={instancePath:r+"/actions/"+o,
schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[a]:e.push(
a),i++}if(d.previousValue===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"p\
reviousValue"},message:"must have required property 'previousValue'"};e===null?e=[a]:e.push(a),i++}if(d.page===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"\
#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[a]:e.push(a),i++}if(d.
box===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"box"},message:"must hav\
e required property 'box'"};e===null?e=[a]:e.push(a),i++}if(d.quote===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"\
required",params:{missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[a]:e.push(a),i++}if(d.actorId===void 0){let a={instancePath:r+
"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{missingProperty:"actorId"},message:"must have required property 'actorId'"};
e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/actions/"+o,schemaPath:"#/$defs/ReviewAction/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.path!==void 0&&typeof d.path!="string"){let a={
instancePath:r+"/actions/"+o+"/path",schemaPath:"#/$defs/ReviewAction/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),i++}if(d.action!==void 0){let a=d.action;if(typeof a!="string"){let m={instancePath:r+"/actions/"+o+"/action",schemaPath:"#/$defs/ReviewAct\
ion/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="confirm"||a==="correct"||a===
"clear"||a==="addRow"||a==="removeRow")){let m={instancePath:r+"/actions/"+o+"/action",schemaPath:"#/$defs/ReviewAction/properties/action/enum",keyword:"enum",params:{
allowedValues:Yt.properties.action.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.page!==void 0){let a=d.page;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/actions/"+o+"/page",schemaPath:"#/$defs/ReviewAction/properties/page/type",keyword:"type",params:{
type:Yt.properties.page.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(a))){let m={instancePath:r+"/actio\
ns/"+o+"/page",schemaPath:"#/$defs/ReviewAction/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[
m]:e.push(m),i++}}if(d.box!==void 0){let a=d.box;if(!Array.isArray(a)&&a!==null){let m={instancePath:r+"/actions/"+o+"/box",schemaPath:"#/$defs/ReviewAction/pro\
perties/box/type",keyword:"type",params:{type:Yt.properties.box.type},message:"must be array,null"};e===null?e=[m]:e.push(m),i++}if(Array.isArray(a)){if(a.length>
4){let p={instancePath:r+"/actions/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT ha\
ve more than 4 items"};e===null?e=[p]:e.push(p),i++}if(a.length<4){let p={instancePath:r+"/actions/"+o+"/box",schemaPath:"#/$defs/ReviewAction/properties/box/mi\
nItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[p]:e.push(p),i++}let m=a.length;for(let p=0;p<m;p++){let u=a[p];
if(typeof u=="number"){if(u>1||isNaN(u)){let h={instancePath:r+"/actions/"+o+"/box/"+p,schemaPath:"#/$defs/ReviewAction/properties/box/items/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[h]:e.push(h),i++}if(u<0||isNaN(u)){let h={instancePath:r+"/actions/"+o+"/box/"+p,schemaPath:"\
#/$defs/ReviewAction/properties/box/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[h]:e.push(h),i++}}else{
let h={instancePath:r+"/actions/"+o+"/box/"+p,schemaPath:"#/$defs/ReviewAction/properties/box/items/type",keyword:"type",params:{type:"number"},message:"must be\
 number"};e===null?e=[h]:e.push(h),i++}}}}if(d.quote!==void 0){let a=d.quote;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/actions/"+o+"/quote",schemaPath:"\
#/$defs/ReviewAction/properties/quote/type",keyword:"type",params:{type:Yt.properties.quote.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.
actorId!==void 0&&typeof d.actorId!="string"){let a={instancePath:r+"/actions/"+o+"/actorId",schemaPath:"#/$defs/ReviewAction/properties/actorId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.validate(
a)){let m={instancePath:r+"/actions/"+o+"/createdAt",schemaPath:"#/$defs/ReviewAction/properties/createdAt/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/actions/"+o+"/createdAt",schemaPath:"#/$defs/ReviewAction/pr\
operties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/actions/"+o,
schemaPath:"#/$defs/ReviewAction/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+
"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return st.errors=e,i===0}st.evaluated={props:{id:!0,
runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,
createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};function Vi(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Vi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),st(n,{instancePath:r,
parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?st.errors:e.concat(st.errors),i=e.length),Vi.errors=e,i===0}Vi.evaluated={props:{id:!0,
runId:!0,environmentId:!0,documentId:!0,documentName:!0,schemaKey:!0,status:!0,reasons:!0,confidence:!0,claimedBy:!0,claimedUntil:!0,decidedBy:!0,decidedAt:!0,rejectionReason:!0,
createdAt:!0,updatedAt:!0,expiredAt:!0,reviewedData:!0,actions:!0},dynamicProps:!1,dynamicItems:!1};var es=Hi;var jr={type:"object",description:"A document of a batch.",required:["position","documentId","name","runId","status","errorCode","errorMessage","metadata"],properties:{
position:{type:"integer",minimum:1,description:"Its place in the batch, from 1."},documentId:{type:["string","null"],description:"Identifier of the document; nu\
ll if it could not be added."},name:{type:"string",description:"Name of the document, or of the file that could not be added."},runId:{type:["string","null"],description:"\
Identifier of its latest run; null while it waits."},status:{$ref:"#/$defs/BatchDocumentStatus"},errorCode:{description:"Why it failed; null unless it did.",anyOf:[
{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"The same as a sentence; null unless it failed."},metadata:{$ref:"\
#/$defs/Metadata"}}},_o={type:"string",enum:["waiting","pending","processing","completed","failed","cancelled"],description:"`waiting` has no run yet. The other\
 states are those of the run; `failed` also if it could not be added."};function ot(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ot.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.position===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[d]:e.push(d),i++}if(n.documentId===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[d]:e.push(d),i++}
if(n.name===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[d]:e.push(d),i++}if(n.runId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"mus\
t have required property 'runId'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}if(n.errorMessage===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?
e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.position!==void 0){let d=n.position;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<1||isNaN(d))){let a={instancePath:r+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(n.documentId!==void 0){let d=n.documentId;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:jr.properties.documentId.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.name!==
void 0&&typeof n.name!="string"){let d={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),i++}if(n.runId!==void 0){let d=n.runId;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/runId",schemaPath:"#/properties/runId/t\
ype",keyword:"type",params:{type:jr.properties.runId.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.status!==void 0){let d=n.status;if(typeof d!=
"string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/BatchDocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}if(!(d==="waiting"||d==="pending"||d==="processing"||d==="completed"||d==="failed"||d==="cancelled")){let a={instancePath:r+"/status",schemaPath:"\
#/$defs/BatchDocumentStatus/enum",keyword:"enum",params:{allowedValues:_o.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}
if(n.errorCode!==void 0){let d=n.errorCode,a=i,m=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"\
#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),i++}if(d.
stage===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"stage"},message:"must \
have required property 'stage'"};e===null?e=[h]:e.push(h),i++}if(d.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),i++}if(d.code!==void 0&&
typeof d.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),i++}if(d.stage!==void 0&&typeof d.stage!="string"){let h={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErr\
orCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(d.retryable!==void 0&&typeof d.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[h]:e.push(h),i++}if(d.provider!==void 0&&typeof d.provider!="string"){let h={instancePath:r+"/errorCode/provider",schemaPath:"#/$d\
efs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(d.providerStatus!==void 0){
let h=d.providerStatus;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/propertie\
s/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}}if(d.detail!==void 0&&typeof d.detail!="s\
tring"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[h]:e.push(h),i++}if(d.fields!==void 0){let h=d.fields;if(Array.isArray(h)){let f=h.length;for(let w=0;w<f;w++)if(typeof h[w]!="string"){let y={
instancePath:r+"/errorCode/fields/"+w,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[y]:e.push(y),i++}}else{let f={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}var s=p===i;if(m=m||s,s){var t={};t.code=!0,t.stage=!0,t.retryable=!0,t.provider=
!0,t.providerStatus=!0,t.detail=!0,t.fields=!0}let u=i;if(d!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),i++}var s=u===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),i++}}if(n.errorMessage!==
void 0){let d=n.errorMessage;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{
type:jr.properties.errorMessage.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{
limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in d){let m=i;if(typeof a=="string"){if(I(a)>64){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};
e===null?e=[p]:e.push(p),i++}if(I(a)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(!C.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$def\
s/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};
e===null?e=[p]:e.push(p),i++}}var o=m===i;if(!o){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e===null?e=[p]:e.push(p),i++}}for(let a in d){let m=d[a];if(typeof m=="string"){if(I(m)>500){let p={instancePath:r+"/meta\
data/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"mus\
t NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return ot.errors=e,i===0}ot.evaluated={props:{position:!0,
documentId:!0,name:!0,runId:!0,status:!0,errorCode:!0,errorMessage:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function at(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=at.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"\
must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.
push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/t\
otal",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++)ot(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?ot.errors:e.concat(
ot.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return at.errors=e,i===0}at.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Hi(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Hi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
at(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?at.errors:e.concat(at.errors),i=e.length),Hi.errors=e,i===0}Hi.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ts=Ki;var Lr={type:"object",description:"A document of a batch.",required:["position","documentId","name","runId","status","errorCode","errorMessage","metadata"],properties:{
position:{type:"integer",minimum:1,description:"Its place in the batch, from 1."},documentId:{type:["string","null"],description:"Identifier of the document; nu\
ll if it could not be added."},name:{type:"string",description:"Name of the document, or of the file that could not be added."},runId:{type:["string","null"],description:"\
Identifier of its latest run; null while it waits."},status:{$ref:"#/$defs/BatchDocumentStatus"},errorCode:{description:"Why it failed; null unless it did.",anyOf:[
{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"The same as a sentence; null unless it failed."},metadata:{$ref:"\
#/$defs/Metadata"}}},Do={type:"string",enum:["waiting","pending","processing","completed","failed","cancelled"],description:"`waiting` has no run yet. The other\
 states are those of the run; `failed` also if it could not be added."};function dt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=dt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.position===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"position"},message:"must have required property 'position'"};e===null?e=[d]:e.push(d),i++}if(n.documentId===void 0){let d={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?e=[d]:e.push(d),i++}
if(n.name===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[d]:e.push(d),i++}if(n.runId===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"mus\
t have required property 'runId'"};e===null?e=[d]:e.push(d),i++}if(n.status===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[d]:e.push(d),i++}if(n.errorCode===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[d]:e.push(d),i++}if(n.errorMessage===void 0){let d={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required property 'errorMessage'"};e===null?
e=[d]:e.push(d),i++}if(n.metadata===void 0){let d={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[d]:e.push(d),i++}if(n.position!==void 0){let d=n.position;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d))){let a={instancePath:r+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof d==
"number"&&(d<1||isNaN(d))){let a={instancePath:r+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(n.documentId!==void 0){let d=n.documentId;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:Lr.properties.documentId.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.name!==
void 0&&typeof n.name!="string"){let d={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),i++}if(n.runId!==void 0){let d=n.runId;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/runId",schemaPath:"#/properties/runId/t\
ype",keyword:"type",params:{type:Lr.properties.runId.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.status!==void 0){let d=n.status;if(typeof d!=
"string"){let a={instancePath:r+"/status",schemaPath:"#/$defs/BatchDocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}if(!(d==="waiting"||d==="pending"||d==="processing"||d==="completed"||d==="failed"||d==="cancelled")){let a={instancePath:r+"/status",schemaPath:"\
#/$defs/BatchDocumentStatus/enum",keyword:"enum",params:{allowedValues:Do.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}
if(n.errorCode!==void 0){let d=n.errorCode,a=i,m=!1,p=i;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let h={instancePath:r+"/errorCode",schemaPath:"\
#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[h]:e.push(h),i++}if(d.
stage===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"stage"},message:"must \
have required property 'stage'"};e===null?e=[h]:e.push(h),i++}if(d.retryable===void 0){let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requi\
red",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[h]:e.push(h),i++}if(d.code!==void 0&&
typeof d.code!="string"){let h={instancePath:r+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),i++}if(d.stage!==void 0&&typeof d.stage!="string"){let h={instancePath:r+"/errorCode/stage",schemaPath:"#/$defs/RunErr\
orCode/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(d.retryable!==void 0&&typeof d.retryable!=
"boolean"){let h={instancePath:r+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[h]:e.push(h),i++}if(d.provider!==void 0&&typeof d.provider!="string"){let h={instancePath:r+"/errorCode/provider",schemaPath:"#/$d\
efs/RunErrorCode/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}if(d.providerStatus!==void 0){
let h=d.providerStatus;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h))){let f={instancePath:r+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/propertie\
s/providerStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),i++}}if(d.detail!==void 0&&typeof d.detail!="s\
tring"){let h={instancePath:r+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[h]:e.push(h),i++}if(d.fields!==void 0){let h=d.fields;if(Array.isArray(h)){let f=h.length;for(let w=0;w<f;w++)if(typeof h[w]!="string"){let y={
instancePath:r+"/errorCode/fields/"+w,schemaPath:"#/$defs/RunErrorCode/properties/fields/items/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[y]:e.push(y),i++}}else{let f={instancePath:r+"/errorCode/fields",schemaPath:"#/$defs/RunErrorCode/properties/fields/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),i++}}}else{let h={instancePath:r+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),i++}var s=p===i;if(m=m||s,s){var t={};t.code=!0,t.stage=!0,t.retryable=!0,t.provider=
!0,t.providerStatus=!0,t.detail=!0,t.fields=!0}let u=i;if(d!==null){let h={instancePath:r+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[h]:e.push(h),i++}var s=u===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{let h={instancePath:r+
"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[h]:e.push(h),i++}}if(n.errorMessage!==
void 0){let d=n.errorMessage;if(typeof d!="string"&&d!==null){let a={instancePath:r+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{
type:Lr.properties.errorMessage.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(n.metadata!==void 0){let d=n.metadata;if(d&&typeof d=="obj\
ect"&&!Array.isArray(d)){if(Object.keys(d).length>50){let a={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{
limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in d){let m=i;if(typeof a=="string"){if(I(a)>64){let p={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};
e===null?e=[p]:e.push(p),i++}if(I(a)<1){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[p]:e.push(p),i++}if(!C.test(a)){let p={instancePath:r+"/metadata",schemaPath:"#/$def\
s/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};
e===null?e=[p]:e.push(p),i++}}var o=m===i;if(!o){let p={instancePath:r+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e===null?e=[p]:e.push(p),i++}}for(let a in d){let m=d[a];if(typeof m=="string"){if(I(m)>500){let p={instancePath:r+"/meta\
data/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"mus\
t NOT have more than 500 characters"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:r+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let a={instancePath:r+
"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let d={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}return dt.errors=e,i===0}dt.evaluated={props:{position:!0,
documentId:!0,name:!0,runId:!0,status:!0,errorCode:!0,errorMessage:!0,metadata:!0},dynamicProps:!1,dynamicItems:!1};function pt(n,{instancePath:r="",parentData:x,
parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=pt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&
typeof n=="object"&&!Array.isArray(n)){if(n.batchId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"batchId"},
message:"must have required property 'batchId'"};e===null?e=[t]:e.push(t),i++}if(n.added===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"added"},message:"must have required property 'added'"};e===null?e=[t]:e.push(t),i++}if(n.failed===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failed"},message:"must have required property 'failed'"};e===null?e=[t]:e.push(t),i++}if(n.documents===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?
e=[t]:e.push(t),i++}if(n.batchId!==void 0&&typeof n.batchId!="string"){let t={instancePath:r+"/batchId",schemaPath:"#/properties/batchId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.added!==void 0){let t=n.added;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="numbe\
r"&&(t<0||isNaN(t))){let s={instancePath:r+"/added",schemaPath:"#/properties/added/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),i++}}if(n.failed!==void 0){let t=n.failed;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/failed",schemaPath:"\
#/properties/failed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){
let s={instancePath:r+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
s]:e.push(s),i++}}if(n.documents!==void 0){let t=n.documents;if(Array.isArray(t)){if(t.length>100){let o={instancePath:r+"/documents",schemaPath:"#/properties/d\
ocuments/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<
s;o++)dt(t[o],{instancePath:r+"/documents/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?dt.errors:e.concat(dt.errors),i=e.length)}else{
let s={instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return pt.errors=
e,i===0}pt.evaluated={props:{batchId:!0,added:!0,failed:!0,documents:!0},dynamicProps:!1,dynamicItems:!1};function Ki(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ki.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),pt(n,{instancePath:r,
parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?pt.errors:e.concat(pt.errors),i=e.length),Ki.errors=e,i===0}Ki.evaluated={props:{batchId:!0,
added:!0,failed:!0,documents:!0},dynamicProps:!1,dynamicItems:!1};var is=Ji;var Wr={type:"object",description:"A document of a data set.",required:["id","documentId","documentName","label","source","expected","confidence","note","unread\
able","secondLabel","createdAt","updatedAt","updatedBy"],properties:{id:{type:"string",description:"Identifier of the item."},documentId:{type:"string",description:"\
Identifier of the document."},documentName:{type:"string",description:"Name of the document."},label:{$ref:"#/$defs/ItemLabel"},source:{$ref:"#/$defs/ItemSource"},
expected:{$ref:"#/$defs/ExpectedValues"},confidence:{type:["number","null"],minimum:0,maximum:1,description:"The least confidence of a value of the draft; null \
without one."},note:{type:["string","null"],description:"What people say of the document."},unreadable:{type:"array",items:{type:"string"},description:"JSON Poi\
nters of fields that are illegible in the document. They are not judged."},secondLabel:{$ref:"#/$defs/SecondState"},createdAt:{type:"string",format:"date-time",
description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedBy:{type:["\
string","null"],description:"The user that labelled it last; null for an engine."}}},Uo={type:"string",enum:["unlabelled","draft","labelled"],description:"Wheth\
er the values are unknown, drafted by an engine, or stated by a person."},hn={type:["string","null"],enum:["extraction","review","import","person",null],description:"\
Where the values come from; null without values."},Mo={type:["object","null"],additionalProperties:!0,description:"The values of the document, in the form of th\
e schema. An absent key was not annotated; null or `[]` was annotated as not in the document. Null while the item is unlabelled."},fn={type:["string","null"],enum:[
"needed","agrees","disagrees","resolved",null],description:"Whether the item needs the label of a second person, and whether both say the same; `resolved` once \
a person has settled the differences. Null where no second label is asked for."};function mt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,
dynamicAnchors:b={}}={}){let e=null,i=0,l=mt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[t]:e.push(t),i++}if(n.documentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"\
must have required property 'documentId'"};e===null?e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"documentName"},message:"must have required property 'documentName'"};e===null?e=[t]:e.push(t),i++}if(n.label===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(n.source===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?
e=[t]:e.push(t),i++}if(n.expected===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"},message:"must h\
ave required property 'expected'"};e===null?e=[t]:e.push(t),i++}if(n.confidence===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}if(n.note===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"note"},message:"must have required property 'note'"};e===null?e=[t]:e.push(t),i++}if(n.unreadable===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unreadable"},message:"must have required property 'unreadable'"};e===null?
e=[t]:e.push(t),i++}if(n.secondLabel===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"secondLabel"},message:"\
must have required property 'secondLabel'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}
if(n.updatedBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedBy"},message:"must have required prope\
rty 'updatedBy'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+
"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentName!==
void 0&&typeof n.documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.label!==void 0){let t=n.label;if(typeof t!="string"){let s={instancePath:r+"/label",schemaPath:"#/$d\
efs/ItemLabel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unlabelled"||t==="draft"||t==="labell\
ed")){let s={instancePath:r+"/label",schemaPath:"#/$defs/ItemLabel/enum",keyword:"enum",params:{allowedValues:Uo.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[s]:e.push(s),i++}}if(n.source!==void 0){let t=n.source;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/source",schemaPath:"#/$\
defs/ItemSource/type",keyword:"type",params:{type:hn.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="extraction"||t==="review"||t===
"import"||t==="person"||t===null)){let s={instancePath:r+"/source",schemaPath:"#/$defs/ItemSource/enum",keyword:"enum",params:{allowedValues:hn.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.expected!==void 0){let t=n.expected;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&
t!==null){let s={instancePath:r+"/expected",schemaPath:"#/$defs/ExpectedValues/type",keyword:"type",params:{type:Mo.type},message:"must be object,null"};e===null?
e=[s]:e.push(s),i++}}if(n.confidence!==void 0){let t=n.confidence;if(typeof t!="number"&&t!==null){let s={instancePath:r+"/confidence",schemaPath:"#/properties/\
confidence/type",keyword:"type",params:{type:Wr.properties.confidence.type},message:"must be number,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"){if(t>
1||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must b\
e <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}if(n.note!==void 0){let t=n.note;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:Wr.properties.note.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.
unreadable!==void 0){let t=n.unreadable;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/unreadable/"+o,
schemaPath:"#/properties/unreadable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+
"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.secondLabel!==
void 0){let t=n.secondLabel;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/secondLabel",schemaPath:"#/$defs/SecondState/type",keyword:"type",params:{type:fn.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="needed"||t==="agrees"||t==="disagrees"||t==="resolved"||t===null)){let s={instancePath:r+
"/secondLabel",schemaPath:"#/$defs/SecondState/enum",keyword:"enum",params:{allowedValues:fn.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/prope\
rties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==
void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedBy!==void 0){let t=n.updatedBy;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/updatedBy",schemaPath:"#/properties/updatedBy/type",keyword:"type",params:{type:Wr.properties.updatedBy.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return mt.errors=e,i===0}mt.evaluated={props:{id:!0,documentId:!0,documentName:!0,label:!0,source:!0,expected:!0,confidence:!0,
note:!0,unreadable:!0,secondLabel:!0,createdAt:!0,updatedAt:!0,updatedBy:!0},dynamicProps:!1,dynamicItems:!1};function ct(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ct.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have req\
uired property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==
void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)mt(t[o],
{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?mt.errors:e.concat(mt.errors),i=e.length)}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ct.errors=e,i===0}ct.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ji(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Ji.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ct(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?ct.errors:e.concat(ct.errors),i=e.length),Ji.errors=e,i===0}Ji.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var rs=Gi;function lt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=lt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.added===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"added"},message:"must have required property 'added'"};e===null?e=[t]:e.push(t),i++}if(n.updated===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated"},message:"must have required property 'updated'"};e===null?e=[t]:e.push(t),i++}if(n.
items===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};
e===null?e=[t]:e.push(t),i++}if(n.added!==void 0){let t=n.added;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/added",schemaPath:"#/proper\
ties/added/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/added",schemaPath:"#/properties/added/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.updated!==
void 0){let t=n.updated;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/updated",schemaPath:"#/p\
roperties/updated/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.items!==void 0){let t=n.
items;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"\
/items/"+o,schemaPath:"#/$defs/AddedItem/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.
push(a),i++}if(d.documentId===void 0){let a={instancePath:r+"/items/"+o,schemaPath:"#/$defs/AddedItem/required",keyword:"required",params:{missingProperty:"docu\
mentId"},message:"must have required property 'documentId'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/items\
/"+o+"/id",schemaPath:"#/$defs/AddedItem/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.documentId!==
void 0&&typeof d.documentId!="string"){let a={instancePath:r+"/items/"+o+"/documentId",schemaPath:"#/$defs/AddedItem/properties/documentId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/items/"+o,schemaPath:"#/$defs/AddedItem/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/items",schemaPath:"#/properties/items/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return lt.errors=e,i===0}lt.evaluated={props:{added:!0,updated:!0,items:!0},dynamicProps:!1,dynamicItems:!1};
function Gi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Gi.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),lt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?lt.errors:e.concat(
lt.errors),i=e.length),Gi.errors=e,i===0}Gi.evaluated={props:{added:!0,updated:!0,items:!0},dynamicProps:!1,dynamicItems:!1};var Br=Xi;var Qt={type:"object",description:"An item with its labels.",required:["id","documentId","documentName","label","source","expected","confidence","note","unreada\
ble","secondLabel","createdAt","updatedAt","updatedBy","labels","second","misfits","runId"],properties:{id:{type:"string",description:"Identifier of the item."},
documentId:{type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"Name of the document."},label:{$ref:"#/$defs/ItemL\
abel"},source:{$ref:"#/$defs/ItemSource"},expected:{$ref:"#/$defs/ExpectedValues"},confidence:{type:["number","null"],minimum:0,maximum:1,description:"The least\
 confidence of a value of the draft; null without one."},note:{type:["string","null"],description:"What people say of the document."},unreadable:{type:"array",items:{
type:"string"},description:"JSON Pointers of fields that are illegible in the document. They are not judged."},secondLabel:{$ref:"#/$defs/SecondState"},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."},updatedBy:{type:["string","null"],description:"The user that labelled it last; null for an engine."},labels:{type:"array",description:"Every labe\
l and draft that was saved, oldest first.",items:{$ref:"#/$defs/SavedLabel"}},second:{description:"The second label; null without one.",anyOf:[{$ref:"#/$defs/Se\
condLabel"},{type:"null"}]},misfits:{type:"array",description:"JSON Pointers of values that the latest version of the schema does not allow. An evaluation of a \
version leaves out what that version does not allow.",items:{type:"string"}},runId:{type:["string","null"],description:"The newest completed run over the docume\
nt, that of an evaluation or a draft included. Its evidence shows where values are. Null without one, and for a draft of a `blind` data set."}}},ns={type:"strin\
g",enum:["unlabelled","draft","labelled"],description:"Whether the values are unknown, drafted by an engine, or stated by a person."},Zi={type:["string","null"],
enum:["extraction","review","import","person",null],description:"Where the values come from; null without values."},ss={type:["object","null"],additionalProperties:!0,
description:"The values of the document, in the form of the schema. An absent key was not annotated; null or `[]` was annotated as not in the document. Null whi\
le the item is unlabelled."},yn={type:["string","null"],enum:["needed","agrees","disagrees","resolved",null],description:"Whether the item needs the label of a \
second person, and whether both say the same; `resolved` once a person has settled the differences. Null where no second label is asked for."},Bo={type:"object",
description:"What somebody said of the document.",required:["label","source","expected","isSecond","createdAt","createdBy"],properties:{label:{$ref:"#/$defs/Ite\
mLabel"},source:{$ref:"#/$defs/ItemSource"},expected:{$ref:"#/$defs/ExpectedValues"},isSecond:{type:"boolean",description:"Whether it is the second label."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},createdBy:{type:["string","null"],description:"The user; null for an engine."}}};
function ut(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ut.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.label===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?e=[t]:e.push(t),i++}if(n.source===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(n.expected===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required property 'expected'"};e===
null?e=[t]:e.push(t),i++}if(n.isSecond===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isSecond"},message:"m\
ust have required property 'isSecond'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.label!==
void 0){let t=n.label;if(typeof t!="string"){let s={instancePath:r+"/label",schemaPath:"#/$defs/ItemLabel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unlabelled"||t==="draft"||t==="labelled")){let s={instancePath:r+"/label",schemaPath:"#/$defs/ItemLabel/e\
num",keyword:"enum",params:{allowedValues:ns.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.source!==void 0){let t=n.
source;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/source",schemaPath:"#/$defs/ItemSource/type",keyword:"type",params:{type:Zi.type},message:"must \
be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="extraction"||t==="review"||t==="import"||t==="person"||t===null)){let s={instancePath:r+"/source",schemaPath:"\
#/$defs/ItemSource/enum",keyword:"enum",params:{allowedValues:Zi.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.
expected!==void 0){let t=n.expected;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:r+"/expected",schemaPath:"#/$defs/ExpectedValu\
es/type",keyword:"type",params:{type:ss.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}}if(n.isSecond!==void 0&&typeof n.isSecond!="boolean"){
let t={instancePath:r+"/isSecond",schemaPath:"#/properties/isSecond/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(
t),i++}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdA\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/creat\
edAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0){
let t=n.createdBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type:Bo.properties.
createdBy.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),i++}return ut.errors=e,i===0}ut.evaluated={props:{label:!0,source:!0,expected:!0,isSecond:!0,createdAt:!0,createdBy:!0},
dynamicProps:!1,dynamicItems:!1};var Fo={type:"object",description:"What the second person said, and where that differs from the first label.",required:["create\
dBy","createdAt","disagreements"],properties:{createdBy:{type:["string","null"],description:"The user."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},disagreements:{type:"array",description:"The values that differ, by the comparators of the data set. A field that either did\
 not annotate is left out.",items:{$ref:"#/$defs/Disagreement"}}}};function ht(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ht.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}
if(n.disagreements===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disagreements"},message:"must have requir\
ed property 'disagreements'"};e===null?e=[t]:e.push(t),i++}if(n.createdBy!==void 0){let t=n.createdBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/c\
reatedBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type:Fo.properties.createdBy.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/created\
At/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/crea\
tedAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.disagreements!==
void 0){let t=n.disagreements;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){
let a={instancePath:r+"/disagreements/"+o,schemaPath:"#/$defs/Disagreement/required",keyword:"required",params:{missingProperty:"path"},message:"must have requi\
red property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.first===void 0){let a={instancePath:r+"/disagreements/"+o,schemaPath:"#/$defs/Disagreement/required",keyword:"\
required",params:{missingProperty:"first"},message:"must have required property 'first'"};e===null?e=[a]:e.push(a),i++}if(d.second===void 0){let a={instancePath:r+
"/disagreements/"+o,schemaPath:"#/$defs/Disagreement/required",keyword:"required",params:{missingProperty:"second"},message:"must have required property 'second\
'"};e===null?e=[a]:e.push(a),i++}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/disagreements/"+o+"/path",schemaPath:"#/$defs/Disagreement\
/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/disagreements/"+
o,schemaPath:"#/$defs/Disagreement/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+
"/disagreements",schemaPath:"#/properties/disagreements/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ht.errors=e,i===0}
ht.evaluated={props:{createdBy:!0,createdAt:!0,disagreements:!0},dynamicProps:!1,dynamicItems:!1};function ft(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ft.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.id===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[o]:e.push(o),i++}if(n.documentId===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documentId"},message:"must have required property 'documentId'"};e===null?e=[o]:e.push(o),i++}if(n.documentName===void 0){let o={instancePath:r,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"documentName"},message:"must have required property 'documentName'"};e===null?e=[o]:e.push(o),i++}if(n.label===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};e===null?
e=[o]:e.push(o),i++}if(n.source===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"},message:"must have \
required property 'source'"};e===null?e=[o]:e.push(o),i++}if(n.expected===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expected"},message:"must have required property 'expected'"};e===null?e=[o]:e.push(o),i++}if(n.confidence===void 0){let o={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[o]:e.push(o),i++}if(n.note===void 0){let o={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note"},message:"must have required property 'note'"};e===null?e=[o]:e.push(o),
i++}if(n.unreadable===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unreadable"},message:"must have required\
 property 'unreadable'"};e===null?e=[o]:e.push(o),i++}if(n.secondLabel===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
secondLabel"},message:"must have required property 'secondLabel'"};e===null?e=[o]:e.push(o),i++}if(n.createdAt===void 0){let o={instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(n.updatedAt===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};
e===null?e=[o]:e.push(o),i++}if(n.updatedBy===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedBy"},message:"\
must have required property 'updatedBy'"};e===null?e=[o]:e.push(o),i++}if(n.labels===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"labels"},message:"must have required property 'labels'"};e===null?e=[o]:e.push(o),i++}if(n.second===void 0){let o={instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"second"},message:"must have required property 'second'"};e===null?e=[o]:e.push(o),i++}if(n.misfits===void 0){
let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"misfits"},message:"must have required property 'misfits'"};e===null?e=
[o]:e.push(o),i++}if(n.runId===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have requ\
ired property 'runId'"};e===null?e=[o]:e.push(o),i++}if(n.id!==void 0&&typeof n.id!="string"){let o={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let o={instancePath:r+
"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.documentName!==
void 0&&typeof n.documentName!="string"){let o={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.label!==void 0){let o=n.label;if(typeof o!="string"){let d={instancePath:r+"/label",schemaPath:"#/$d\
efs/ItemLabel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(!(o==="unlabelled"||o==="draft"||o==="labell\
ed")){let d={instancePath:r+"/label",schemaPath:"#/$defs/ItemLabel/enum",keyword:"enum",params:{allowedValues:ns.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[d]:e.push(d),i++}}if(n.source!==void 0){let o=n.source;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/source",schemaPath:"#/$\
defs/ItemSource/type",keyword:"type",params:{type:Zi.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}if(!(o==="extraction"||o==="review"||o===
"import"||o==="person"||o===null)){let d={instancePath:r+"/source",schemaPath:"#/$defs/ItemSource/enum",keyword:"enum",params:{allowedValues:Zi.enum},message:"m\
ust be equal to one of the allowed values"};e===null?e=[d]:e.push(d),i++}}if(n.expected!==void 0){let o=n.expected;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&
o!==null){let d={instancePath:r+"/expected",schemaPath:"#/$defs/ExpectedValues/type",keyword:"type",params:{type:ss.type},message:"must be object,null"};e===null?
e=[d]:e.push(d),i++}}if(n.confidence!==void 0){let o=n.confidence;if(typeof o!="number"&&o!==null){let d={instancePath:r+"/confidence",schemaPath:"#/properties/\
confidence/type",keyword:"type",params:{type:Qt.properties.confidence.type},message:"must be number,null"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"){if(o>
1||isNaN(o)){let d={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must b\
e <= 1"};e===null?e=[d]:e.push(d),i++}if(o<0||isNaN(o)){let d={instancePath:r+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),i++}}}if(n.note!==void 0){let o=n.note;if(typeof o!="string"&&o!==null){let d={instancePath:r+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:Qt.properties.note.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}if(n.
unreadable!==void 0){let o=n.unreadable;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++)if(typeof o[a]!="string"){let m={instancePath:r+"/unreadable/"+a,
schemaPath:"#/properties/unreadable/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{let d={instancePath:r+
"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}if(n.secondLabel!==
void 0){let o=n.secondLabel;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/secondLabel",schemaPath:"#/$defs/SecondState/type",keyword:"type",params:{type:yn.
type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}if(!(o==="needed"||o==="agrees"||o==="disagrees"||o==="resolved"||o===null)){let d={instancePath:r+
"/secondLabel",schemaPath:"#/$defs/SecondState/enum",keyword:"enum",params:{allowedValues:yn.enum},message:"must be equal to one of the allowed values"};e===null?
e=[d]:e.push(d),i++}}if(n.createdAt!==void 0){let o=n.createdAt;if(typeof o=="string"){if(!k.validate(o)){let d={instancePath:r+"/createdAt",schemaPath:"#/prope\
rties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}if(n.updatedAt!==
void 0){let o=n.updatedAt;if(typeof o=="string"){if(!k.validate(o)){let d={instancePath:r+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/updatedAt",schemaPath:"#/prop\
erties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}if(n.updatedBy!==void 0){let o=n.updatedBy;
if(typeof o!="string"&&o!==null){let d={instancePath:r+"/updatedBy",schemaPath:"#/properties/updatedBy/type",keyword:"type",params:{type:Qt.properties.updatedBy.
type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}if(n.labels!==void 0){let o=n.labels;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++)
ut(o[a],{instancePath:r+"/labels/"+a,parentData:o,parentDataProperty:a,rootData:g,dynamicAnchors:b})||(e=e===null?ut.errors:e.concat(ut.errors),i=e.length)}else{
let d={instancePath:r+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),i++}}
if(n.second!==void 0){let o=n.second,d=i,a=!1,m=i;ht(o,{instancePath:r+"/second",parentData:n,parentDataProperty:"second",rootData:g,dynamicAnchors:b})||(e=e===
null?ht.errors:e.concat(ht.errors),i=e.length);var s=m===i;if(a=a||s,s){var t={};t.createdBy=!0,t.createdAt=!0,t.disagreements=!0}let p=i;if(o!==null){let u={instancePath:r+
"/second",schemaPath:"#/properties/second/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[u]:e.push(u),i++}var s=p===i;if(a=
a||s,a)i=d,e!==null&&(d?e.length=d:e=null);else{let u={instancePath:r+"/second",schemaPath:"#/properties/second/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};e===null?e=[u]:e.push(u),i++}}if(n.misfits!==void 0){let o=n.misfits;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++)if(typeof o[a]!=
"string"){let m={instancePath:r+"/misfits/"+a,schemaPath:"#/properties/misfits/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),i++}}else{let d={instancePath:r+"/misfits",schemaPath:"#/properties/misfits/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),i++}}if(n.runId!==void 0){let o=n.runId;if(typeof o!="string"&&o!==null){let d={instancePath:r+"/runId",schemaPath:"#/properties/runId/\
type",keyword:"type",params:{type:Qt.properties.runId.type},message:"must be string,null"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return ft.errors=e,i===0}ft.evaluated={props:{id:!0,documentId:!0,
documentName:!0,label:!0,source:!0,expected:!0,confidence:!0,note:!0,unreadable:!0,secondLabel:!0,createdAt:!0,updatedAt:!0,updatedBy:!0,labels:!0,second:!0,misfits:!0,
runId:!0},dynamicProps:!1,dynamicItems:!1};function Xi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,
l=Xi.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ft(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?ft.errors:e.concat(ft.errors),i=e.length),Xi.errors=e,i===0}Xi.evaluated={props:{id:!0,documentId:!0,documentName:!0,label:!0,source:!0,expected:!0,
confidence:!0,note:!0,unreadable:!0,secondLabel:!0,createdAt:!0,updatedAt:!0,updatedBy:!0,labels:!0,second:!0,misfits:!0,runId:!0},dynamicProps:!1,dynamicItems:!1};
var os=Yi;var zo={type:"object",description:"The labelled items of a data set at one moment.",required:["datasetId","version","items","left","createdAt","createdBy"],properties:{
datasetId:{type:"string",description:"Identifier of the data set."},version:{type:"integer",minimum:1,description:"Number of the version, from 1."},items:{type:"\
integer",minimum:0,description:"The items that it has now."},left:{type:"integer",minimum:0,description:"Items that left it with their documents."},createdAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},createdBy:{type:["string","null"],description:"The user that froze it."}}};function yt(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=yt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.
data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==
void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){
let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.datasetId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"datasetId"},message:"must have required property 'datasetId'"};e===null?e=[a]:e.push(
a),i++}if(d.version===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"version"},
message:"must have required property 'version'"};e===null?e=[a]:e.push(a),i++}if(d.items===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/DatasetV\
ersion/required",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[a]:e.push(a),i++}if(d.left===void 0){
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"left"},message:"must have required pro\
perty 'left'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/DatasetVersion/required",keyword:"requ\
ired",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.createdBy===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};
e===null?e=[a]:e.push(a),i++}if(d.datasetId!==void 0&&typeof d.datasetId!="string"){let a={instancePath:r+"/data/"+o+"/datasetId",schemaPath:"#/$defs/DatasetVer\
sion/properties/datasetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.version!==void 0){let a=d.version;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/data/"+o+"/version",schemaPath:"#/$defs/DatasetVersion/properties/version/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(a))){let m={instancePath:r+"/data/"+o+"/v\
ersion",schemaPath:"#/$defs/DatasetVersion/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:
e.push(m),i++}}if(d.items!==void 0){let a=d.items;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/data/"+o+"/items",schemaPath:"#/$defs/Dat\
asetVersion/properties/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(
a))){let m={instancePath:r+"/data/"+o+"/items",schemaPath:"#/$defs/DatasetVersion/properties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(d.left!==void 0){let a=d.left;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:r+"/data/"+o+"/le\
ft",schemaPath:"#/$defs/DatasetVersion/properties/left/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a==
"number"&&(a<0||isNaN(a))){let m={instancePath:r+"/data/"+o+"/left",schemaPath:"#/$defs/DatasetVersion/properties/left/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/DatasetVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format \
"date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/DatasetVersion/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.createdBy!==void 0){let a=d.createdBy;if(typeof a!="string"&&a!==null){
let m={instancePath:r+"/data/"+o+"/createdBy",schemaPath:"#/$defs/DatasetVersion/properties/createdBy/type",keyword:"type",params:{type:zo.properties.createdBy.
type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/DatasetVersion/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return yt.errors=e,i===0}yt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function Yi(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Yi.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),yt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?
yt.errors:e.concat(yt.errors),i=e.length),Yi.errors=e,i===0}Yi.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var as=Qi;var Vo={type:"object",description:"The labelled items of a data set at one moment.",required:["datasetId","version","items","left","createdAt","createdBy"],properties:{
datasetId:{type:"string",description:"Identifier of the data set."},version:{type:"integer",minimum:1,description:"Number of the version, from 1."},items:{type:"\
integer",minimum:0,description:"The items that it has now."},left:{type:"integer",minimum:0,description:"Items that left it with their documents."},createdAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},createdBy:{type:["string","null"],description:"The user that froze it."}}};function Qi(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Qi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.datasetId===void 0){let t={instancePath:r,schemaPath:"#/$defs/DatasetVersion/required",keyword:"\
required",params:{missingProperty:"datasetId"},message:"must have required property 'datasetId'"};e===null?e=[t]:e.push(t),i++}if(n.version===void 0){let t={instancePath:r,
schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[
t]:e.push(t),i++}if(n.items===void 0){let t={instancePath:r,schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"items"},message:"\
must have required property 'items'"};e===null?e=[t]:e.push(t),i++}if(n.left===void 0){let t={instancePath:r,schemaPath:"#/$defs/DatasetVersion/required",keyword:"\
required",params:{missingProperty:"left"},message:"must have required property 'left'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,
schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?
e=[t]:e.push(t),i++}if(n.createdBy===void 0){let t={instancePath:r,schemaPath:"#/$defs/DatasetVersion/required",keyword:"required",params:{missingProperty:"crea\
tedBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(n.datasetId!==void 0&&typeof n.datasetId!="string"){let t={instancePath:r+
"/datasetId",schemaPath:"#/$defs/DatasetVersion/properties/datasetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(n.version!==void 0){let t=n.version;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/version",schemaPath:"#/$defs/DatasetVersion/p\
roperties/version/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/version",schemaPath:"#/$defs/DatasetVersion/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[s]:e.push(s),i++}}if(n.items!==void 0){let t=n.items;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/items",schemaPath:"#/$\
defs/DatasetVersion/properties/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/items",schemaPath:"#/$defs/DatasetVersion/properties/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.left!==void 0){let t=n.left;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/left",
schemaPath:"#/$defs/DatasetVersion/properties/left/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<0||isNaN(t))){let s={instancePath:r+"/left",schemaPath:"#/$defs/DatasetVersion/properties/left/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+
"/createdAt",schemaPath:"#/$defs/DatasetVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/DatasetVersion/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.createdBy!==void 0){let t=n.createdBy;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/createdBy",schemaPath:"#/$defs/DatasetVersion/properties/createdBy/type",keyword:"type",params:{type:Vo.properties.createdBy.type},message:"must be string,nul\
l"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/DatasetVersion/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return Qi.errors=e,i===0}Qi.evaluated={props:{datasetId:!0,version:!0,items:!0,left:!0,createdAt:!0,createdBy:!0},dynamicProps:!1,
dynamicItems:!1};var ds=er;var gn={type:"object",description:"A document of an evaluation.",required:["documentId","documentName","itemId","runId","status","values"],properties:{documentId:{
type:"string",description:"Identifier of the document."},documentName:{type:"string",description:"Name of the document."},itemId:{type:"string",description:"Ide\
ntifier of the item of the data set."},runId:{type:["string","null"],description:"The run; null while it waits."},status:{type:"string",enum:["waiting","pending",
"processing","completed","failed","cancelled"],description:"State of its run."},values:{type:"array",description:"The judged values; empty until they are scored\
 and once they have expired.",items:{$ref:"#/$defs/EvaluatedValue"}}}},wn={type:"object",required:["path","outcome","expected","actual","confidence"],properties:{
path:{type:"string",description:"JSON Pointer into the expected data; into the extracted data for a value that was not expected."},outcome:{type:"string",enum:[
"right","wrong","missed","invented","extra","absent"],description:"`extra`: in a row that matches no expected one. `absent`: not in the document, and not given."},
expected:{description:"The expected value; null for none."},actual:{description:"The extracted value; null for none."},confidence:{type:["number","null"],minimum:0,
maximum:1,description:"Confidence of the extracted value; null for none."}}};function gt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=gt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.documentId===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"must have required property 'documentId'"};e===null?
e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"\
must have required property 'documentName'"};e===null?e=[t]:e.push(t),i++}if(n.itemId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"itemId"},message:"must have required property 'itemId'"};e===null?e=[t]:e.push(t),i++}if(n.runId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:
e.push(t),i++}if(n.values===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+"/documentId",schemaPath:"#/p\
roperties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.documentName!==void 0&&typeof n.documentName!=
"string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(n.itemId!==void 0&&typeof n.itemId!="string"){let t={instancePath:r+"/itemId",schemaPath:"#/properties/itemId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.runId!==void 0){let t=n.runId;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type:gn.properties.runId.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}
if(n.status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="waiting"||t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelle\
d")){let s={instancePath:r+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:gn.properties.status.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.values!==void 0){let t=n.values;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={instancePath:r+"/values/"+o,schemaPath:"#/$defs/EvaluatedValue/required",keyword:"requir\
ed",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.outcome===void 0){let a={instancePath:r+"/va\
lues/"+o,schemaPath:"#/$defs/EvaluatedValue/required",keyword:"required",params:{missingProperty:"outcome"},message:"must have required property 'outcome'"};e===
null?e=[a]:e.push(a),i++}if(d.expected===void 0){let a={instancePath:r+"/values/"+o,schemaPath:"#/$defs/EvaluatedValue/required",keyword:"required",params:{missingProperty:"\
expected"},message:"must have required property 'expected'"};e===null?e=[a]:e.push(a),i++}if(d.actual===void 0){let a={instancePath:r+"/values/"+o,schemaPath:"#\
/$defs/EvaluatedValue/required",keyword:"required",params:{missingProperty:"actual"},message:"must have required property 'actual'"};e===null?e=[a]:e.push(a),i++}
if(d.confidence===void 0){let a={instancePath:r+"/values/"+o,schemaPath:"#/$defs/EvaluatedValue/required",keyword:"required",params:{missingProperty:"confidence"},
message:"must have required property 'confidence'"};e===null?e=[a]:e.push(a),i++}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/values/"+o+
"/path",schemaPath:"#/$defs/EvaluatedValue/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.
outcome!==void 0){let a=d.outcome;if(typeof a!="string"){let m={instancePath:r+"/values/"+o+"/outcome",schemaPath:"#/$defs/EvaluatedValue/properties/outcome/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="right"||a==="wrong"||a==="missed"||a==="invented"||a===
"extra"||a==="absent")){let m={instancePath:r+"/values/"+o+"/outcome",schemaPath:"#/$defs/EvaluatedValue/properties/outcome/enum",keyword:"enum",params:{allowedValues:wn.
properties.outcome.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(d.confidence!==void 0){let a=d.confidence;if(typeof a!=
"number"&&a!==null){let m={instancePath:r+"/values/"+o+"/confidence",schemaPath:"#/$defs/EvaluatedValue/properties/confidence/type",keyword:"type",params:{type:wn.
properties.confidence.type},message:"must be number,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"){if(a>1||isNaN(a)){let m={instancePath:r+"/values/"+
o+"/confidence",schemaPath:"#/$defs/EvaluatedValue/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===
null?e=[m]:e.push(m),i++}if(a<0||isNaN(a)){let m={instancePath:r+"/values/"+o+"/confidence",schemaPath:"#/$defs/EvaluatedValue/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}}}else{let a={instancePath:r+"/values/"+o,schemaPath:"#/$defs/Ev\
aluatedValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/values",schemaPath:"\
#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return gt.errors=e,i===0}gt.evaluated={props:{documentId:!0,documentName:!0,
itemId:!0,runId:!0,status:!0,values:!0},dynamicProps:!1,dynamicItems:!1};function wt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=wt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)gt(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?gt.errors:e.concat(gt.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return wt.errors=e,i===0}wt.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function er(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=er.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),wt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?wt.errors:e.concat(wt.errors),i=e.length),er.errors=e,i===0}er.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var ps=tr;var Ho={type:"object",description:"What changed from one evaluation to another.",required:["score","fields","documents","changedDocuments","comparedDocuments","\
schemaChange","test"],properties:{score:{$ref:"#/$defs/ComparedScore"},fields:{type:"array",description:"The fields of both.",items:{$ref:"#/$defs/ComparedField"}},
documents:{type:"array",description:"The first 200 documents with other values.",items:{$ref:"#/$defs/ComparedDocument"}},changedDocuments:{type:"integer",minimum:0,
description:"All documents with other values."},comparedDocuments:{type:"integer",minimum:0,description:"The documents that both have."},schemaChange:{type:"str\
ing",enum:["unchanged","additive","breaking"],description:"What the later version means for those who read the data: `additive` only adds fields; `breaking` rem\
oves or retypes some."},test:{type:"string",description:"The test behind the verdicts, with its seed."}}};var ms={type:"string",enum:["better","worse","same","inconclusive"],description:"What the test says."};function bt(n,{instancePath:r="",parentData:x,parentDataProperty:v,
rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=bt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&
!Array.isArray(n)){if(n.before===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"before"},message:"must have r\
equired property 'before'"};e===null?e=[t]:e.push(t),i++}if(n.after===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
after"},message:"must have required property 'after'"};e===null?e=[t]:e.push(t),i++}if(n.verdict===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"verdict"},message:"must have required property 'verdict'"};e===null?e=[t]:e.push(t),i++}if(n.p===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"p"},message:"must have required property 'p'"};e===null?e=[t]:e.push(t),i++}if(n.interval===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"interval"},message:"must have required property 'interval'"};e===
null?e=[t]:e.push(t),i++}if(n.before!==void 0){let t=n.before;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/before",schemaPath:"#/properties/\
before/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+
"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:r+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}
if(n.after!==void 0){let t=n.after;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/after",schemaPath:"#/properties/after/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/after",schemaPath:"#/proper\
ties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/after",
schemaPath:"#/properties/after/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.verdict!==void 0){let t=n.
verdict;if(typeof t!="string"){let s={instancePath:r+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(!(t==="better"||t==="worse"||t==="same"||t==="inconclusive")){let s={instancePath:r+"/verdict",schemaPath:"#/$defs/Verdict/enum",
keyword:"enum",params:{allowedValues:ms.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.p!==void 0){let t=n.p;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:r+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <\
= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[s]:e.push(s),i++}}if(n.interval!==void 0){let t=n.interval;if(Array.isArray(t)){if(t.length>2){let o={instancePath:r+"/interval",schemaPath:"\
#/properties/interval/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[o]:e.push(o),i++}if(t.length<2){let o={
instancePath:r+"/interval",schemaPath:"#/properties/interval/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?
e=[o]:e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(typeof d=="number"){if(d>1||isNaN(d)){let a={instancePath:r+"/interval/"+o,schemaPath:"#/p\
roperties/interval/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(d<-1||isNaN(d)){let a={
instancePath:r+"/interval/"+o,schemaPath:"#/properties/interval/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===
null?e=[a]:e.push(a),i++}}else{let a={instancePath:r+"/interval/"+o,schemaPath:"#/properties/interval/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),i++}return bt.errors=e,i===0}bt.evaluated={props:{before:!0,after:!0,verdict:!0,p:!0,interval:!0},dynamicProps:!1,dynamicItems:!1};function vt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=vt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),i++}if(n.before===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[t]:e.push(t),i++}if(n.after===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};e===null?e=[t]:
e.push(t),i++}if(n.verdict===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"},message:"must have requ\
ired property 'verdict'"};e===null?e=[t]:e.push(t),i++}if(n.p===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
p"},message:"must have required property 'p'"};e===null?e=[t]:e.push(t),i++}if(n.interval===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"interval"},message:"must have required property 'interval'"};e===null?e=[t]:e.push(t),i++}if(n.path!==void 0&&typeof n.path!="stri\
ng"){let t={instancePath:r+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
i++}if(n.before!==void 0){let t=n.before;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/before",schemaPath:"#/properties/before/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/before",schemaPath:"#/p\
roperties/before/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/\
before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.after!==void 0){
let t=n.after;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/after",schemaPath:"#/properties/after/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/after",schemaPath:"#/properties/aft\
er/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.verdict!==void 0){let t=n.verdict;if(typeof t!="stri\
ng"){let s={instancePath:r+"/verdict",schemaPath:"#/$defs/Verdict/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}if(!(t==="better"||t==="worse"||t==="same"||t==="inconclusive")){let s={instancePath:r+"/verdict",schemaPath:"#/$defs/Verdict/enum",keyword:"enum",params:{allowedValues:ms.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.p!==void 0){let t=n.p;if(typeof t=="number"){if(t>1||isNaN(t)){let s={
instancePath:r+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}
if(t<0||isNaN(t)){let s={instancePath:r+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[s]:e.push(s),i++}}if(n.interval!==void 0){let t=n.interval;if(Array.isArray(t)){if(t.length>2){let o={instancePath:r+"/interval",schemaPath:"#/properties/int\
erval/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[o]:e.push(o),i++}if(t.length<2){let o={instancePath:r+
"/interval",schemaPath:"#/properties/interval/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[o]:e.push(o),
i++}let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(typeof d=="number"){if(d>1||isNaN(d)){let a={instancePath:r+"/interval/"+o,schemaPath:"#/properties/interv\
al/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(d<-1||isNaN(d)){let a={instancePath:r+
"/interval/"+o,schemaPath:"#/properties/interval/items/minimum",keyword:"minimum",params:{comparison:">=",limit:-1},message:"must be >= -1"};e===null?e=[a]:e.push(
a),i++}}else{let a={instancePath:r+"/interval/"+o,schemaPath:"#/properties/interval/items/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return vt.errors=e,i===0}vt.evaluated={props:{path:!0,before:!0,after:!0,verdict:!0,p:!0,interval:!0},dynamicProps:!1,dynamicItems:!1};var Ko={type:"object",required:["path","expected","before","after","effect"],properties:{path:{type:"string",description:"JSON Pointer to the value."},expected:{
description:"The expected value; null for none."},before:{description:"The value of the other evaluation; null for none."},after:{description:"The value of this\
 one; null for none."},effect:{type:"string",enum:["better","worse","neutral"],description:"Whether it became right or wrong."}}};function xt(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=xt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.documentId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
documentId"},message:"must have required property 'documentId'"};e===null?e=[t]:e.push(t),i++}if(n.itemId===void 0){let t={instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"itemId"},message:"must have required property 'itemId'"};e===null?e=[t]:e.push(t),i++}if(n.documentName===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must have required property 'documentName'"};e===null?
e=[t]:e.push(t),i++}if(n.changes===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must hav\
e required property 'changes'"};e===null?e=[t]:e.push(t),i++}if(n.documentId!==void 0&&typeof n.documentId!="string"){let t={instancePath:r+"/documentId",schemaPath:"\
#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.itemId!==void 0&&typeof n.itemId!=
"string"){let t={instancePath:r+"/itemId",schemaPath:"#/properties/itemId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),i++}if(n.documentName!==void 0&&typeof n.documentName!="string"){let t={instancePath:r+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.changes!==void 0){let t=n.changes;if(Array.isArray(t)){let s=t.length;for(let o=0;o<
s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let a={instancePath:r+"/changes/"+o,schemaPath:"#/$defs/ComparedValue/require\
d",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(d.expected===void 0){let a={
instancePath:r+"/changes/"+o,schemaPath:"#/$defs/ComparedValue/required",keyword:"required",params:{missingProperty:"expected"},message:"must have required prop\
erty 'expected'"};e===null?e=[a]:e.push(a),i++}if(d.before===void 0){let a={instancePath:r+"/changes/"+o,schemaPath:"#/$defs/ComparedValue/required",keyword:"re\
quired",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[a]:e.push(a),i++}if(d.after===void 0){let a={instancePath:r+
"/changes/"+o,schemaPath:"#/$defs/ComparedValue/required",keyword:"required",params:{missingProperty:"after"},message:"must have required property 'after'"};e===
null?e=[a]:e.push(a),i++}if(d.effect===void 0){let a={instancePath:r+"/changes/"+o,schemaPath:"#/$defs/ComparedValue/required",keyword:"required",params:{missingProperty:"\
effect"},message:"must have required property 'effect'"};e===null?e=[a]:e.push(a),i++}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:r+"/chang\
es/"+o+"/path",schemaPath:"#/$defs/ComparedValue/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
i++}if(d.effect!==void 0){let a=d.effect;if(typeof a!="string"){let m={instancePath:r+"/changes/"+o+"/effect",schemaPath:"#/$defs/ComparedValue/properties/effec\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="better"||a==="worse"||a==="neutral")){let m={instancePath:r+
"/changes/"+o+"/effect",schemaPath:"#/$defs/ComparedValue/properties/effect/enum",keyword:"enum",params:{allowedValues:Ko.properties.effect.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/changes/"+o,schemaPath:"#/$defs/ComparedValue/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/changes",schemaPath:"#/properties/changes/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return xt.errors=e,i===0}xt.evaluated={props:{documentId:!0,itemId:!0,documentName:!0,changes:!0},
dynamicProps:!1,dynamicItems:!1};function $t(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=$t.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.score===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"score"},message:"must have required property 'score'"};e===null?e=[t]:e.push(t),i++}if(n.fields===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fields"},message:"must have required property 'fields'"};e===null?e=[t]:
e.push(t),i++}if(n.documents===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have \
required property 'documents'"};e===null?e=[t]:e.push(t),i++}if(n.changedDocuments===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"changedDocuments"},message:"must have required property 'changedDocuments'"};e===null?e=[t]:e.push(t),i++}if(n.comparedDocuments===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"comparedDocuments"},message:"must have required property 'comparedDocuments'"};
e===null?e=[t]:e.push(t),i++}if(n.schemaChange===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaChange"},
message:"must have required property 'schemaChange'"};e===null?e=[t]:e.push(t),i++}if(n.test===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"test"},message:"must have required property 'test'"};e===null?e=[t]:e.push(t),i++}if(n.score!==void 0&&(bt(n.score,{instancePath:r+
"/score",parentData:n,parentDataProperty:"score",rootData:g,dynamicAnchors:b})||(e=e===null?bt.errors:e.concat(bt.errors),i=e.length)),n.fields!==void 0){let t=n.
fields;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)vt(t[o],{instancePath:r+"/fields/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||
(e=e===null?vt.errors:e.concat(vt.errors),i=e.length)}else{let s={instancePath:r+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.documents!==void 0){let t=n.documents;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)
xt(t[o],{instancePath:r+"/documents/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?xt.errors:e.concat(xt.errors),i=e.length)}else{
let s={instancePath:r+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),i++}}if(n.changedDocuments!==void 0){let t=n.changedDocuments;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/changedDocuments",schemaPath:"\
#/properties/changedDocuments/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||
isNaN(t))){let s={instancePath:r+"/changedDocuments",schemaPath:"#/properties/changedDocuments/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.comparedDocuments!==void 0){let t=n.comparedDocuments;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/comparedDocuments",schemaPath:"#/properties/comparedDocuments/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/comparedDocuments",schemaPath:"#/properties/comparedDocuments/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.schemaChange!==void 0){let t=n.schemaChange;if(typeof t!="string"){let s={instancePath:r+
"/schemaChange",schemaPath:"#/properties/schemaChange/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t===
"unchanged"||t==="additive"||t==="breaking")){let s={instancePath:r+"/schemaChange",schemaPath:"#/properties/schemaChange/enum",keyword:"enum",params:{allowedValues:Ho.
properties.schemaChange.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.test!==void 0&&typeof n.test!="string"){let t={
instancePath:r+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return $t.errors=e,i===0}$t.evaluated=
{props:{score:!0,fields:!0,documents:!0,changedDocuments:!0,comparedDocuments:!0,schemaChange:!0,test:!0},dynamicProps:!1,dynamicItems:!1};function tr(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=tr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),$t(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?$t.errors:e.concat($t.errors),i=e.length),tr.errors=
e,i===0}tr.evaluated={props:{score:!0,fields:!0,documents:!0,changedDocuments:!0,comparedDocuments:!0,schemaChange:!0,test:!0},dynamicProps:!1,dynamicItems:!1};
var cs=ir;var Jo={type:"object",description:"What people must review to reach a share of right values.",required:["target","reliable","reason","below","values","documents",
"margin"],properties:{target:{type:"number",minimum:0,maximum:1,description:"The share of values that shall be right."},reliable:{type:"boolean",description:"Wh\
ether the estimate can be trusted."},reason:{type:["string","null"],description:"Why not; null if it can."},below:{type:"number",minimum:0,maximum:1,description:"\
Values with less confidence are reviewed; 0 for none."},values:{$ref:"#/$defs/ShareAndCount"},documents:{$ref:"#/$defs/ShareAndCount"},margin:{type:"array",minItems:2,
maxItems:2,items:{type:"number",minimum:0,maximum:1},description:"The 95 % interval (Wilson) of the share of right values after the review: from, to."}}};function kt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=kt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.target===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"target"},message:"must have required property 'target'"};e===null?e=[t]:e.push(t),i++}if(n.reliable===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reliable"},message:"must have required property 'reliable'"};e===null?e=[t]:e.push(t),i++}if(n.
reason===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason\
'"};e===null?e=[t]:e.push(t),i++}if(n.below===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"below"},message:"\
must have required property 'below'"};e===null?e=[t]:e.push(t),i++}if(n.values===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[t]:e.push(t),i++}if(n.documents===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"documents"},message:"must have required property 'documents'"};e===null?e=[t]:e.push(t),i++}if(n.margin===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"margin"},message:"must have required property 'margin'"};e===null?
e=[t]:e.push(t),i++}if(n.target!==void 0){let t=n.target;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/target",schemaPath:"#/properties/targe\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/tar\
get",schemaPath:"#/properties/target/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:r+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.
reliable!==void 0&&typeof n.reliable!="boolean"){let t={instancePath:r+"/reliable",schemaPath:"#/properties/reliable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.reason!==void 0){let t=n.reason;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/reason",schemaPath:"\
#/properties/reason/type",keyword:"type",params:{type:Jo.properties.reason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.below!==void 0){
let t=n.below;if(typeof t=="number"){if(t>1||isNaN(t)){let s={instancePath:r+"/below",schemaPath:"#/properties/below/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:r+"/below",schemaPath:"#/properties/below/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/below",schemaPath:"#/properties/bel\
ow/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(n.values!==void 0){let t=n.values;if(t&&typeof t=="obj\
ect"&&!Array.isArray(t)){if(t.share===void 0){let s={instancePath:r+"/values",schemaPath:"#/$defs/ShareAndCount/required",keyword:"required",params:{missingProperty:"\
share"},message:"must have required property 'share'"};e===null?e=[s]:e.push(s),i++}if(t.count===void 0){let s={instancePath:r+"/values",schemaPath:"#/$defs/Sha\
reAndCount/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[s]:e.push(s),i++}if(t.share!==
void 0){let s=t.share;if(typeof s=="number"){if(s>1||isNaN(s)){let o={instancePath:r+"/values/share",schemaPath:"#/$defs/ShareAndCount/properties/share/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:r+"/values/share",
schemaPath:"#/$defs/ShareAndCount/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),
i++}}else{let o={instancePath:r+"/values/share",schemaPath:"#/$defs/ShareAndCount/properties/share/type",keyword:"type",params:{type:"number"},message:"must be \
number"};e===null?e=[o]:e.push(o),i++}}if(t.count!==void 0){let s=t.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/values/count",schemaPath:"\
#/$defs/ShareAndCount/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&
(s<0||isNaN(s))){let o={instancePath:r+"/values/count",schemaPath:"#/$defs/ShareAndCount/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/values",schemaPath:"#/$defs/ShareAndCount/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.documents!==void 0){let t=n.documents;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.share===
void 0){let s={instancePath:r+"/documents",schemaPath:"#/$defs/ShareAndCount/required",keyword:"required",params:{missingProperty:"share"},message:"must have re\
quired property 'share'"};e===null?e=[s]:e.push(s),i++}if(t.count===void 0){let s={instancePath:r+"/documents",schemaPath:"#/$defs/ShareAndCount/required",keyword:"\
required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[s]:e.push(s),i++}if(t.share!==void 0){let s=t.share;if(typeof s==
"number"){if(s>1||isNaN(s)){let o={instancePath:r+"/documents/share",schemaPath:"#/$defs/ShareAndCount/properties/share/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[o]:e.push(o),i++}if(s<0||isNaN(s)){let o={instancePath:r+"/documents/share",schemaPath:"#/$defs/ShareAndCount/p\
roperties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+"/d\
ocuments/share",schemaPath:"#/$defs/ShareAndCount/properties/share/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),
i++}}if(t.count!==void 0){let s=t.count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/documents/count",schemaPath:"#/$defs/ShareAndCount/\
properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let o={
instancePath:r+"/documents/count",schemaPath:"#/$defs/ShareAndCount/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"/documents",schemaPath:"#/$defs/ShareAndCount/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),i++}}if(n.margin!==void 0){let t=n.margin;if(Array.isArray(t)){if(t.length>2){let o={instancePath:r+"/margin",schemaPath:"\
#/properties/margin/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[o]:e.push(o),i++}if(t.length<2){let o={
instancePath:r+"/margin",schemaPath:"#/properties/margin/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[o]:
e.push(o),i++}let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(typeof d=="number"){if(d>1||isNaN(d)){let a={instancePath:r+"/margin/"+o,schemaPath:"#/propertie\
s/margin/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(d<0||isNaN(d)){let a={instancePath:r+
"/margin/"+o,schemaPath:"#/properties/margin/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:r+"/margin/"+o,schemaPath:"#/properties/margin/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?
e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/margin",schemaPath:"#/properties/margin/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return kt.errors=e,i===0}kt.evaluated={props:{target:!0,reliable:!0,reason:!0,below:!0,values:!0,documents:!0,margin:!0},dynamicProps:!1,dynamicItems:!1};
function ir(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ir.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),kt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?kt.errors:e.concat(
kt.errors),i=e.length),ir.errors=e,i===0}ir.evaluated={props:{target:!0,reliable:!0,reason:!0,below:!0,values:!0,documents:!0,margin:!0},dynamicProps:!1,dynamicItems:!1};
var ls=rr;var ei={type:"object",description:"A model provider.",required:["id","name","kind","residency","models","anyModel","defaultModel","modelDetails","requiresKey","\
requiresBaseUrl","structuredOutput","isSystemFallback","circuit","source","sources"],properties:{id:{type:"string",description:"Identifier, as in `model: <provi\
der>/<model>`."},name:{type:"string",description:"Display name, as `Mistral (EU)`."},kind:{type:"string",enum:["local","hosted","self-hosted"],"x-extensible-enu\
m":!0,description:"`local` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs."},residency:{type:["string","\
null"],description:"Where it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown."},models:{type:"array",description:"The a\
llowed models. Empty if every model is allowed.",items:{type:"string"}},anyModel:{type:"boolean",description:"Whether every model is allowed, as with gateways a\
nd self-hosted servers. Otherwise a model that is not in `models` is refused as `model_not_allowed`."},defaultModel:{type:["string","null"],description:"The mod\
el used when a key names none; null if a key must name one."},modelDetails:{type:"array",description:"Details of the allowed models, in the order of `models`.",
items:{$ref:"#/$defs/ModelDetail"}},requiresKey:{type:"boolean",description:"Whether the caller needs a provider key to use it."},requiresBaseUrl:{type:"boolean",
description:"Whether a provider key needs a `baseUrl`."},structuredOutput:{type:"string",enum:["built_in","json_schema_strict","json_schema","tool","json_object",
"by_model"],"x-extensible-enum":!0,description:"How strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answe\
rs are always validated against the whole schema."},isSystemFallback:{type:"boolean",description:"Whether environments without a provider key use it."},circuit:{
$ref:"#/$defs/ProviderCircuit"},source:{type:"string",description:"URL of the documentation of its address and interface; `EXCERPT_MODELS_FILE` for a provider t\
hat the operator added, and the source folder for the built-in extractor."},sources:{$ref:"#/$defs/ProviderSources"}}},bn={type:"object",description:"Whether th\
e provider is left out for a while, because calls with the caller's keys or with the server's key failed repeatedly. It is left out only where a fallback takes \
over.",required:["state","failures","retryAt"],properties:{state:{type:"string",enum:["closed","open"],"x-extensible-enum":!0,description:"`open` while it is le\
ft out. A call that succeeds closes it."},failures:{type:"integer",minimum:0,description:"Calls that failed in a row; 0 while it is closed."},retryAt:{type:["st\
ring","null"],format:"date-time",description:"When one call tries whether it works again; null while it is closed."}}};var Ft={type:"object",description:"Prices per million tokens.",required:["currency","input","cachedInput","cacheWrite","output","longPrompt","from","source"],properties:{
currency:{type:"string",description:"ISO 4217 code, such as USD."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{
type:["number","null"],minimum:0,description:"Price of tokens that the provider read from its cache; null if they cost as much as others."},cacheWrite:{type:["n\
umber","null"],minimum:0,description:"Price of tokens that the provider wrote to its cache; null if they cost as much as others."},output:{type:"number",minimum:0,
description:"Price of the tokens of the answer, including reasoning."},longPrompt:{description:"Prices of a whole request whose prompt is longer than `above`; n\
ull if there are none.",anyOf:[{type:"object",required:["above","input","cachedInput","cacheWrite","output"],properties:{above:{type:"integer",minimum:0,description:"\
Tokens of the prompt."},input:{type:"number",minimum:0,description:"Price of the tokens of the request."},cachedInput:{type:["number","null"],minimum:0,description:"\
Price of tokens from the cache; null if they cost as much as others."},cacheWrite:{type:["number","null"],minimum:0,description:"Price of tokens written to the \
cache; null if they cost as much as others."},output:{type:"number",minimum:0,description:"Price of the tokens of the answer."}}},{type:"null"}]},from:{type:["s\
tring","null"],description:"Date from which the price applies; null for the first."},source:{type:"string",description:"Source of the price, as in `sources` of \
a provider."}}};function It(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=It.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(n.contextTokens===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[o]:e.push(
o),i++}if(n.maxOutputTokens===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must \
have required property 'maxOutputTokens'"};e===null?e=[o]:e.push(o),i++}if(n.seesPictures===void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[o]:e.push(o),i++}if(n.prices===void 0){let o={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"prices"},message:"must have required property 'prices'"};e===null?e=[o]:e.push(o),i++}if(n.sources===
void 0){let o={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===
null?e=[o]:e.push(o),i++}if(n.id!==void 0&&typeof n.id!="string"){let o={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(n.contextTokens!==void 0){let o=n.contextTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={
instancePath:r+"/contextTokens",schemaPath:"#/properties/contextTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.
push(d),i++}}if(n.maxOutputTokens!==void 0){let o=n.maxOutputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/maxOutputTokens",schemaPath:"\
#/properties/maxOutputTokens/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}}if(n.seesPictures!==void 0&&typeof n.
seesPictures!="boolean"){let o={instancePath:r+"/seesPictures",schemaPath:"#/properties/seesPictures/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[o]:e.push(o),i++}if(n.prices!==void 0){let o=n.prices;if(Array.isArray(o)){let d=o.length;for(let a=0;a<d;a++){let m=o[a];if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.currency===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[p]:e.push(p),i++}if(m.input===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/\
$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[p]:e.push(p),i++}if(m.
cachedInput===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"cachedInput"},message:"\
must have required property 'cachedInput'"};e===null?e=[p]:e.push(p),i++}if(m.cacheWrite===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelP\
rice/required",keyword:"required",params:{missingProperty:"cacheWrite"},message:"must have required property 'cacheWrite'"};e===null?e=[p]:e.push(p),i++}if(m.output===
void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"output"},message:"must have requ\
ired property 'output'"};e===null?e=[p]:e.push(p),i++}if(m.longPrompt===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"\
required",params:{missingProperty:"longPrompt"},message:"must have required property 'longPrompt'"};e===null?e=[p]:e.push(p),i++}if(m.from===void 0){let p={instancePath:r+
"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?
e=[p]:e.push(p),i++}if(m.source===void 0){let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[p]:e.push(p),i++}if(m.currency!==void 0&&typeof m.currency!="string"){let p={instancePath:r+
"/prices/"+a+"/currency",schemaPath:"#/$defs/ModelPrice/properties/currency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),i++}if(m.input!==void 0){let p=m.input;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/prices/"+a+"/input",schemaPath:"#/$defs/ModelP\
rice/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+
"/prices/"+a+"/input",schemaPath:"#/$defs/ModelPrice/properties/input/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(
u),i++}}if(m.cachedInput!==void 0){let p=m.cachedInput;if(typeof p!="number"&&p!==null){let u={instancePath:r+"/prices/"+a+"/cachedInput",schemaPath:"#/$defs/Mo\
delPrice/properties/cachedInput/type",keyword:"type",params:{type:Ft.properties.cachedInput.type},message:"must be number,null"};e===null?e=[u]:e.push(u),i++}if(typeof p==
"number"&&(p<0||isNaN(p))){let u={instancePath:r+"/prices/"+a+"/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/cachedInput/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(m.cacheWrite!==void 0){let p=m.cacheWrite;if(typeof p!="number"&&p!==null){let u={
instancePath:r+"/prices/"+a+"/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/cacheWrite/type",keyword:"type",params:{type:Ft.properties.cacheWrite.type},
message:"must be number,null"};e===null?e=[u]:e.push(u),i++}if(typeof p=="number"&&(p<0||isNaN(p))){let u={instancePath:r+"/prices/"+a+"/cacheWrite",schemaPath:"\
#/$defs/ModelPrice/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}if(m.
output!==void 0){let p=m.output;if(typeof p=="number"){if(p<0||isNaN(p)){let u={instancePath:r+"/prices/"+a+"/output",schemaPath:"#/$defs/ModelPrice/properties/\
output/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{let u={instancePath:r+"/prices/"+a+
"/output",schemaPath:"#/$defs/ModelPrice/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),i++}}if(m.
longPrompt!==void 0){let p=m.longPrompt,u=i,h=!1,f=i;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.above===void 0){let y={instancePath:r+"/prices/"+a+"/long\
Prompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"above"},message:"must have required p\
roperty 'above'"};e===null?e=[y]:e.push(y),i++}if(p.input===void 0){let y={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/l\
ongPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"input"},message:"must have required property 'input'"};e===null?e=[y]:e.push(y),i++}if(p.
cachedInput===void 0){let y={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",
params:{missingProperty:"cachedInput"},message:"must have required property 'cachedInput'"};e===null?e=[y]:e.push(y),i++}if(p.cacheWrite===void 0){let y={instancePath:r+
"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"cacheWrite"},message:"\
must have required property 'cacheWrite'"};e===null?e=[y]:e.push(y),i++}if(p.output===void 0){let y={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$de\
fs/ModelPrice/properties/longPrompt/anyOf/0/required",keyword:"required",params:{missingProperty:"output"},message:"must have required property 'output'"};e===null?
e=[y]:e.push(y),i++}if(p.above!==void 0){let y=p.above;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y))){let $={instancePath:r+"/prices/"+a+"/longPrompt/above",schemaPath:"\
#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/above/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[$]:e.push(
$),i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+"/prices/"+a+"/longPrompt/above",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/above/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.input!==void 0){let y=p.
input;if(typeof y=="number"){if(y<0||isNaN(y)){let $={instancePath:r+"/prices/"+a+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf\
/0/properties/input/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+
"/prices/"+a+"/longPrompt/input",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/input/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[$]:e.push($),i++}}if(p.cachedInput!==void 0){let y=p.cachedInput;if(typeof y!="number"&&y!==null){let $={instancePath:r+"/prices/"+
a+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cachedInput/type",keyword:"type",params:{type:Ft.properties.
longPrompt.anyOf[0].properties.cachedInput.type},message:"must be number,null"};e===null?e=[$]:e.push($),i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+
"/prices/"+a+"/longPrompt/cachedInput",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cachedInput/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.cacheWrite!==void 0){let y=p.cacheWrite;if(typeof y!="number"&&y!==null){let $={instancePath:r+
"/prices/"+a+"/longPrompt/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cacheWrite/type",keyword:"type",params:{type:Ft.properties.
longPrompt.anyOf[0].properties.cacheWrite.type},message:"must be number,null"};e===null?e=[$]:e.push($),i++}if(typeof y=="number"&&(y<0||isNaN(y))){let $={instancePath:r+
"/prices/"+a+"/longPrompt/cacheWrite",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/cacheWrite/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}if(p.output!==void 0){let y=p.output;if(typeof y=="number"){if(y<0||isNaN(y)){let $={instancePath:r+
"/prices/"+a+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/properties/output/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[$]:e.push($),i++}}else{let $={instancePath:r+"/prices/"+a+"/longPrompt/output",schemaPath:"#/$defs/ModelPrice/p\
roperties/longPrompt/anyOf/0/properties/output/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),i++}}}else{let y={
instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[y]:e.push(y),i++}var s=f===i;if(h=h||s,s){var t={};t.above=!0,t.input=!0,t.cachedInput=!0,t.cacheWrite=!0,t.output=!0}let w=i;if(p!==null){
let y={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"#/$defs/ModelPrice/properties/longPrompt/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[y]:e.push(y),i++}var s=w===i;if(h=h||s,h)i=u,e!==null&&(u?e.length=u:e=null);else{let y={instancePath:r+"/prices/"+a+"/longPrompt",schemaPath:"\
#/$defs/ModelPrice/properties/longPrompt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(m.from!==void 0){
let p=m.from;if(typeof p!="string"&&p!==null){let u={instancePath:r+"/prices/"+a+"/from",schemaPath:"#/$defs/ModelPrice/properties/from/type",keyword:"type",params:{
type:Ft.properties.from.type},message:"must be string,null"};e===null?e=[u]:e.push(u),i++}}if(m.source!==void 0&&typeof m.source!="string"){let p={instancePath:r+
"/prices/"+a+"/source",schemaPath:"#/$defs/ModelPrice/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),i++}}else{let p={instancePath:r+"/prices/"+a,schemaPath:"#/$defs/ModelPrice/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[p]:e.push(p),i++}}}else{let d={instancePath:r+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),i++}}if(n.sources!==void 0){let o=n.sources;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.contextTokens===void 0){let d={instancePath:r+
"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextT\
okens'"};e===null?e=[d]:e.push(d),i++}if(o.maxOutputTokens===void 0){let d={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"requir\
ed",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOutputTokens'"};e===null?e=[d]:e.push(d),i++}if(o.seesPictures===void 0){
let d={instancePath:r+"/sources",schemaPath:"#/properties/sources/required",keyword:"required",params:{missingProperty:"seesPictures"},message:"must have requir\
ed property 'seesPictures'"};e===null?e=[d]:e.push(d),i++}if(o.contextTokens!==void 0&&typeof o.contextTokens!="string"){let d={instancePath:r+"/sources/context\
Tokens",schemaPath:"#/properties/sources/properties/contextTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
i++}if(o.maxOutputTokens!==void 0&&typeof o.maxOutputTokens!="string"){let d={instancePath:r+"/sources/maxOutputTokens",schemaPath:"#/properties/sources/propert\
ies/maxOutputTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}if(o.seesPictures!==void 0&&typeof o.seesPictures!=
"string"){let d={instancePath:r+"/sources/seesPictures",schemaPath:"#/properties/sources/properties/seesPictures/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[d]:e.push(d),i++}}}else{let o={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[o]:e.push(o),i++}return It.errors=e,i===0}It.evaluated={props:{id:!0,contextTokens:!0,maxOutputTokens:!0,seesPictures:!0,prices:!0,sources:!0},
dynamicProps:!1,dynamicItems:!1};function Tt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Tt.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),
i++}if(n.kind===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'k\
ind'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},
message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}if(n.models===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}if(n.anyModel===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"anyModel"},message:"must have required property 'anyModel'"};e===null?e=[t]:e.push(t),i++}if(n.
defaultModel===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required prop\
erty 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.modelDetails===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
modelDetails"},message:"must have required property 'modelDetails'"};e===null?e=[t]:e.push(t),i++}if(n.requiresKey===void 0){let t={instancePath:r,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"requiresKey"},message:"must have required property 'requiresKey'"};e===null?e=[t]:e.push(t),i++}if(n.requiresBaseUrl===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiresBaseUrl"},message:"must have required property 'requir\
esBaseUrl'"};e===null?e=[t]:e.push(t),i++}if(n.structuredOutput===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
structuredOutput"},message:"must have required property 'structuredOutput'"};e===null?e=[t]:e.push(t),i++}if(n.isSystemFallback===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"isSystemFallback"},message:"must have required property 'isSystemFallback'"};e===null?e=[t]:
e.push(t),i++}if(n.circuit===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"circuit"},message:"must have requ\
ired property 'circuit'"};e===null?e=[t]:e.push(t),i++}if(n.source===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(n.sources===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="strin\
g"){let t={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
name!==void 0&&typeof n.name!="string"){let t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),i++}if(n.kind!==void 0){let t=n.kind;if(typeof t!="string"){let s={instancePath:r+"/kind",schemaPath:"#/properties/kind/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="local"||t==="hosted"||t==="self-hosted")){let s={instancePath:r+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ei.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"#/prope\
rties/residency/type",keyword:"type",params:{type:ei.properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.models!==void 0){
let t=n.models;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/models/"+o,schemaPath:"#/properties/mod\
els/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/models",schemaPath:"#\
/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.anyModel!==void 0&&typeof n.anyModel!=
"boolean"){let t={instancePath:r+"/anyModel",schemaPath:"#/properties/anyModel/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),i++}if(n.defaultModel!==void 0){let t=n.defaultModel;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/defaultModel",schemaPath:"#/proper\
ties/defaultModel/type",keyword:"type",params:{type:ei.properties.defaultModel.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.modelDetails!==
void 0){let t=n.modelDetails;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)It(t[o],{instancePath:r+"/modelDetails/"+o,parentData:t,parentDataProperty:o,
rootData:g,dynamicAnchors:b})||(e=e===null?It.errors:e.concat(It.errors),i=e.length)}else{let s={instancePath:r+"/modelDetails",schemaPath:"#/properties/modelDe\
tails/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(n.requiresKey!==void 0&&typeof n.requiresKey!="boolea\
n"){let t={instancePath:r+"/requiresKey",schemaPath:"#/properties/requiresKey/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[t]:e.push(t),i++}if(n.requiresBaseUrl!==void 0&&typeof n.requiresBaseUrl!="boolean"){let t={instancePath:r+"/requiresBaseUrl",schemaPath:"#/properties/requires\
BaseUrl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(n.structuredOutput!==void 0){let t=n.structuredOutput;
if(typeof t!="string"){let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="built_in"||t==="json_schema_strict"||t==="json_schema"||t==="tool"||t==="json_object"||t==="by_model")){
let s={instancePath:r+"/structuredOutput",schemaPath:"#/properties/structuredOutput/enum",keyword:"enum",params:{allowedValues:ei.properties.structuredOutput.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.isSystemFallback!==void 0&&typeof n.isSystemFallback!="boolean"){let t={
instancePath:r+"/isSystemFallback",schemaPath:"#/properties/isSystemFallback/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=
[t]:e.push(t),i++}if(n.circuit!==void 0){let t=n.circuit;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.state===void 0){let s={instancePath:r+"/circuit",schemaPath:"\
#/$defs/ProviderCircuit/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[s]:e.push(s),i++}
if(t.failures===void 0){let s={instancePath:r+"/circuit",schemaPath:"#/$defs/ProviderCircuit/required",keyword:"required",params:{missingProperty:"failures"},message:"\
must have required property 'failures'"};e===null?e=[s]:e.push(s),i++}if(t.retryAt===void 0){let s={instancePath:r+"/circuit",schemaPath:"#/$defs/ProviderCircui\
t/required",keyword:"required",params:{missingProperty:"retryAt"},message:"must have required property 'retryAt'"};e===null?e=[s]:e.push(s),i++}if(t.state!==void 0){
let s=t.state;if(typeof s!="string"){let o={instancePath:r+"/circuit/state",schemaPath:"#/$defs/ProviderCircuit/properties/state/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(!(s==="closed"||s==="open")){let o={instancePath:r+"/circuit/state",schemaPath:"#/$defs/Provi\
derCircuit/properties/state/enum",keyword:"enum",params:{allowedValues:bn.properties.state.enum},message:"must be equal to one of the allowed values"};e===null?
e=[o]:e.push(o),i++}}if(t.failures!==void 0){let s=t.failures;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){let o={instancePath:r+"/circuit/failures",schemaPath:"\
#/$defs/ProviderCircuit/properties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),i++}if(typeof s=="n\
umber"&&(s<0||isNaN(s))){let o={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/ProviderCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),i++}}if(t.retryAt!==void 0){let s=t.retryAt;if(typeof s!="string"&&s!==null){let o={instancePath:r+
"/circuit/retryAt",schemaPath:"#/$defs/ProviderCircuit/properties/retryAt/type",keyword:"type",params:{type:bn.properties.retryAt.type},message:"must be string,\
null"};e===null?e=[o]:e.push(o),i++}if(typeof s=="string"&&!k.validate(s)){let o={instancePath:r+"/circuit/retryAt",schemaPath:"#/$defs/ProviderCircuit/properti\
es/retryAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+
"/circuit",schemaPath:"#/$defs/ProviderCircuit/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.source!==
void 0&&typeof n.source!="string"){let t={instancePath:r+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),i++}if(n.sources!==void 0){let t=n.sources;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.residency===void 0){let s={instancePath:r+
"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency\
'"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput===void 0){let s={instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"require\
d",params:{missingProperty:"structuredOutput"},message:"must have required property 'structuredOutput'"};e===null?e=[s]:e.push(s),i++}if(t.quirks===void 0){let s={
instancePath:r+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"quirks"},message:"must have required propert\
y 'quirks'"};e===null?e=[s]:e.push(s),i++}if(t.residency!==void 0&&typeof t.residency!="string"){let s={instancePath:r+"/sources/residency",schemaPath:"#/$defs/\
ProviderSources/properties/residency/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput!==
void 0&&typeof t.structuredOutput!="string"){let s={instancePath:r+"/sources/structuredOutput",schemaPath:"#/$defs/ProviderSources/properties/structuredOutput/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.quirks!==void 0){let s=t.quirks;if(Array.isArray(s)){let o=s.
length;for(let d=0;d<o;d++)if(typeof s[d]!="string"){let a={instancePath:r+"/sources/quirks/"+d,schemaPath:"#/$defs/ProviderSources/properties/quirks/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{let o={instancePath:r+"/sources/quirks",schemaPath:"#/$defs/P\
roviderSources/properties/quirks/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}}else{let s={instancePath:r+"\
/sources",schemaPath:"#/$defs/ProviderSources/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Tt.errors=e,i===0}Tt.evaluated={props:{id:!0,
name:!0,kind:!0,residency:!0,models:!0,anyModel:!0,defaultModel:!0,modelDetails:!0,requiresKey:!0,requiresBaseUrl:!0,structuredOutput:!0,isSystemFallback:!0,circuit:!0,
source:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function St(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=St.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Tt(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?Tt.errors:e.concat(Tt.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return St.errors=e,i===0}St.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function rr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=rr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),St(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?St.errors:e.concat(St.errors),i=e.length),rr.errors=e,i===0}rr.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};
var us=nr;var B={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","contex\
tTokens","maskedKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",
description:"Identifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"\
The model that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider \
has a fixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it\
 is unknown."},contextTokens:{type:["integer","null"],description:"Tokens of request and answer together that the model of the key takes, as its owner stated; n\
ull if the server says it, or the provider's limits apply."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null fo\
r a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider\
 refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened\
."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 86\
01, UTC, with milliseconds."}}};function At(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=At.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.id===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[a]:e.push(a),i++}if(d.provider===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[a]:e.push(a),i++}if(d.name===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=
[a]:e.push(a),i++}if(d.defaultModel===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[a]:e.push(a),i++}if(d.baseUrl===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[a]:e.push(a),i++}
if(d.residency===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"\
must have required property 'residency'"};e===null?e=[a]:e.push(a),i++}if(d.contextTokens===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/Provide\
rKey/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[a]:e.push(a),i++}if(d.
maskedKey===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"maskedKey"},message:"\
must have required property 'maskedKey'"};e===null?e=[a]:e.push(a),i++}if(d.status===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/re\
quired",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(d.verifiedAt===void 0){
let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required \
property 'verifiedAt'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.updatedAt===void 0){let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};
e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.provider!==void 0&&typeof d.provider!="string"){let a={instancePath:r+
"/data/"+o+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),i++}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:r+"/data/"+o+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.defaultModel!==void 0&&typeof d.defaultModel!="string"){let a={instancePath:r+
"/data/"+o+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}if(d.baseUrl!==void 0){let a=d.baseUrl;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/baseUrl",schemaPath:"#/$defs/Prov\
iderKey/properties/baseUrl/type",keyword:"type",params:{type:B.properties.baseUrl.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.residency!==
void 0){let a=d.residency;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/ty\
pe",keyword:"type",params:{type:B.properties.residency.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.contextTokens!==void 0){let a=d.contextTokens;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/data/"+o+"/contextTokens",schemaPath:"#/$defs/ProviderKey/properties/contextToken\
s/type",keyword:"type",params:{type:B.properties.contextTokens.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}}if(d.maskedKey!==void 0){let a=d.
maskedKey;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/type",keyword:"typ\
e",params:{type:B.properties.maskedKey.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.status!==void 0){let a=d.status;if(typeof a!="str\
ing"){let m={instancePath:r+"/data/"+o+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[m]:e.push(m),i++}if(!(a==="unverified"||a==="valid"||a==="invalid")){let m={instancePath:r+"/data/"+o+"/status",schemaPath:"#/$defs/Provide\
rKey/properties/status/enum",keyword:"enum",params:{allowedValues:B.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:
e.push(m),i++}}if(d.verifiedAt!==void 0){let a=d.verifiedAt;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"#/$defs/\
ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:B.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}if(typeof a==
"string"&&!k.validate(a)){let m={instancePath:r+"/data/"+o+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}if(d.createdAt!==void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.
validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/ProviderKey/p\
roperties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.updatedAt!==void 0){let a=d.updatedAt;
if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"fo\
rmat",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+"/data/"+o+"/updatedAt",schemaPath:"\
#/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:r+
"/data/"+o,schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return At.errors=e,i===0}At.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function nr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=nr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),At(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?At.errors:e.concat(At.errors),i=e.length),nr.errors=e,i===0}nr.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var gr=sr;var F={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","contex\
tTokens","maskedKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",
description:"Identifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"\
The model that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider \
has a fixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it\
 is unknown."},contextTokens:{type:["integer","null"],description:"Tokens of request and answer together that the model of the key takes, as its owner stated; n\
ull if the server says it, or the provider's limits apply."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null fo\
r a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider\
 refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened\
."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 86\
01, UTC, with milliseconds."}}};function sr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=sr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.provider===
void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required prope\
rty 'provider'"};e===null?e=[t]:e.push(t),i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.defaultModel===void 0){let t={instancePath:r,schemaPath:"#/$defs/Provider\
Key/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.
baseUrl===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have requi\
red property 'baseUrl'"};e===null?e=[t]:e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",
params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}if(n.contextTokens===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===
null?e=[t]:e.push(t),i++}if(n.maskedKey===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"ma\
skedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/$defs/Provid\
erKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.verifiedAt===
void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required pro\
perty 'verifiedAt'"};e===null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),
i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/$def\
s/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.
name!="string"){let t={instancePath:r+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),i++}if(n.defaultModel!==void 0&&typeof n.defaultModel!="string"){let t={instancePath:r+"/defaultModel",schemaPath:"#/$defs/Provider\
Key/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl!==void 0){let t=n.baseUrl;
if(typeof t!="string"&&t!==null){let s={instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:F.properties.
baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+
"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:F.properties.residency.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(n.contextTokens!==void 0){let t=n.contextTokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/\
contextTokens",schemaPath:"#/$defs/ProviderKey/properties/contextTokens/type",keyword:"type",params:{type:F.properties.contextTokens.type},message:"must be inte\
ger,null"};e===null?e=[s]:e.push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/maskedKey",schemaPath:"\
#/$defs/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:F.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.status!==void 0){let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){let s={instancePath:r+"/\
status",schemaPath:"#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:F.properties.status.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/verifie\
dAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:F.properties.verifiedAt.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),i++}if(typeof t=="string"&&!k.validate(t)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t==
"string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"da\
te-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/propert\
ies/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t==
"string"){if(!k.validate(t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"format",params:{format:"da\
te-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/propert\
ies/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$def\
s/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return sr.errors=e,i===0}sr.evaluated={props:{id:!0,
provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,contextTokens:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var hs=or;var vn={description:"A key and the result of its verification.",allOf:[{$ref:"#/$defs/ProviderKey"},{type:"object",required:["models","problem"],properties:{models:{
type:["array","null"],description:"The models that the key may use; null if the provider did not list them.",items:{type:"string"}},problem:{type:["object","nul\
l"],description:"Why the key could not be verified; null for a valid key.",required:["code","message"],properties:{code:{type:"string",description:"As in the `e\
rrorCode` of a run, such as `provider_auth`."},message:{type:"string",description:"What went wrong and what to do, for people."}}}}}]},z={type:"object",description:"\
A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","contextTokens","maskedKey","status","ver\
ifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Identifier of the pro\
vider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The model that is used whe\
n an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a fixed one."},residency:{
type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown."},contextTokens:{
type:["integer","null"],description:"Tokens of request and answer together that the model of the key takes, as its owner stated; null if the server says it, or \
the provider's limits apply."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{
type:"string",enum:["unverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{
type:["string","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date\
-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function qt(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=qt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.provider===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),
i++}if(n.name===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have re\
quired property 'name'"};e===null?e=[t]:e.push(t),i++}if(n.defaultModel===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"requi\
red",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl===void 0){let t={instancePath:r,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[t]:
e.push(t),i++}if(n.residency===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"\
must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}if(n.contextTokens===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/requir\
ed",keyword:"required",params:{missingProperty:"contextTokens"},message:"must have required property 'contextTokens'"};e===null?e=[t]:e.push(t),i++}if(n.maskedKey===
void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"maskedKey"},message:"must have required prop\
erty 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(n.status===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(n.verifiedAt===void 0){let t={instancePath:r,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required property 'verifiedAt'"};e===null?e=[t]:e.push(
t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.updatedAt===void 0){let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.
id!="string"){let t={instancePath:r+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),i++}if(n.provider!==void 0&&typeof n.provider!="string"){let t={instancePath:r+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provi\
der/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.name!==void 0&&typeof n.name!="string"){let t={instancePath:r+
"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.
defaultModel!==void 0&&typeof n.defaultModel!="string"){let t={instancePath:r+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.baseUrl!==void 0){let t=n.baseUrl;if(typeof t!="string"&&t!==null){let s={
instancePath:r+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:z.properties.baseUrl.type},message:"must be strin\
g,null"};e===null?e=[s]:e.push(s),i++}}if(n.residency!==void 0){let t=n.residency;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/residency",schemaPath:"\
#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:z.properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}}if(n.contextTokens!==void 0){let t=n.contextTokens;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:r+"/contextTokens",schemaPath:"\
#/$defs/ProviderKey/properties/contextTokens/type",keyword:"type",params:{type:z.properties.contextTokens.type},message:"must be integer,null"};e===null?e=[s]:e.
push(s),i++}}if(n.maskedKey!==void 0){let t=n.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/maskedKey",schemaPath:"#/$defs/ProviderKey/prop\
erties/maskedKey/type",keyword:"type",params:{type:z.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.status!==void 0){
let t=n.status;if(typeof t!="string"){let s={instancePath:r+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){let s={instancePath:r+"/status",schemaPath:"#/$de\
fs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:z.properties.status.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),i++}}if(n.verifiedAt!==void 0){let t=n.verifiedAt;if(typeof t!="string"&&t!==null){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/\
ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:z.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"string"&&!k.validate(t)){let s={instancePath:r+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;if(typeof t=="string"){if(!k.validate(
t)){let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(n.updatedAt!==void 0){let t=n.updatedAt;if(typeof t=="string"){if(!k.validate(
t)){let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must m\
atch format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/$defs/ProviderKey/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.models===void 0){let t={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}
if(n.problem===void 0){let t={instancePath:r,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"problem"},message:"must have required p\
roperty 'problem'"};e===null?e=[t]:e.push(t),i++}if(n.models!==void 0){let t=n.models;if(!Array.isArray(t)&&t!==null){let s={instancePath:r+"/models",schemaPath:"\
#/allOf/1/properties/models/type",keyword:"type",params:{type:vn.allOf[1].properties.models.type},message:"must be array,null"};e===null?e=[s]:e.push(s),i++}if(Array.
isArray(t)){let s=t.length;for(let o=0;o<s;o++)if(typeof t[o]!="string"){let d={instancePath:r+"/models/"+o,schemaPath:"#/allOf/1/properties/models/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),i++}}}if(n.problem!==void 0){let t=n.problem;if(!(t&&typeof t=="object"&&
!Array.isArray(t))&&t!==null){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/type",keyword:"type",params:{type:vn.allOf[1].properties.
problem.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){let s={instancePath:r+
"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===
null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:r+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}if(t.code!==void 0&&typeof t.code!="string"){let s={instancePath:r+"/pro\
blem/code",schemaPath:"#/allOf/1/properties/problem/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),i++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:r+"/problem/message",schemaPath:"#/allOf/1/properties/problem/properties/message/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return qt.errors=e,i===0}qt.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,
name:!0,defaultModel:!0,baseUrl:!0,residency:!0,contextTokens:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
function or(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=or.evaluated;return l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),qt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?qt.errors:e.concat(
qt.errors),i=e.length),or.errors=e,i===0}or.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,contextTokens:!0,
maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var fs=ar;var Or={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Go={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","evaluation.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible\
-enum":!0}};function Pt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Pt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),i++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),i++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),i++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),i++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),i++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),i++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),i++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),i++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.push(m),i++}if(s.length<1){let m={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),i++}let o=s.length;for(let m=0;m<o;m++){let p=s[m];if(typeof p!="string"){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="*"||p==="run.completed"||p==="run.failed"||p==="run.ca\
ncelled"||p==="run.review_needed"||p==="run.reviewed"||p==="batch.completed"||p==="evaluation.completed"||p==="document.parsed"||p==="document.failed"||p==="sch\
ema.version.created"||p==="webhook.test")){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Go.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}let d=s.length,a;if(d>1){let m={};for(;d--;){let p=s[d];if(typeof p==
"string"){if(typeof m[p]=="number"){a=m[p];let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,
j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=[u]:e.push(u),i++;break}m[p]=d}}}}else{let o={instancePath:r+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.description!==
void 0){let s=n.description;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:Or.properties.description.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(n.disabledReason!==
void 0){let s=n.disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:Or.properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(!(s==="gone"||s==="failing"||s==="member_rem\
oved"||s===null)){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:Or.properties.disabledReason.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOp\
en"},message:"must have required property 'isOpen'"};e===null?e=[o]:e.push(o),i++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/W\
ebhookCircuit/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),i++}if(s.
nextProbeAt===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"\
must have required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),i++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpe\
n",schemaPath:"#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(s.
failures!==void 0){let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/pr\
operties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={
instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,d=i,a=!1,m=null,p=i;if(typeof o=="string"){if(!k.validate(o)){let h={
instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/ne\
xtProbeAt/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}var t=p===i;t&&(a=!0,m=0);let u=i;if(o!==null){
let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[h]:e.push(h),i++}var t=u===i;if(t&&a?(a=!1,m=[m,1]):t&&(a=!0,m=1),a)i=d,e!==null&&(d?e.length=d:e=null);else{let h={instancePath:r+"/\
circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one \
schema in oneOf"};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/prope\
rties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Pt.errors=e,i===0}Pt.evaluated=
{props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function jt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=jt.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Pt(t[o],{instancePath:r+"/data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||
(e=e===null?Pt.errors:e.concat(Pt.errors),i=e.length)}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return jt.errors=e,i===0}jt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ar(n,{
instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=ar.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),jt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?jt.errors:e.concat(jt.errors),
i=e.length),ar.errors=e,i===0}ar.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Fr=dr;var Nr={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Zo={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","evaluation.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible\
-enum":!0}};function Lt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Lt.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),i++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),i++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),i++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),i++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),i++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),i++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),i++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),i++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.push(m),i++}if(s.length<1){let m={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),i++}let o=s.length;for(let m=0;m<o;m++){let p=s[m];if(typeof p!="string"){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="*"||p==="run.completed"||p==="run.failed"||p==="run.ca\
ncelled"||p==="run.review_needed"||p==="run.reviewed"||p==="batch.completed"||p==="evaluation.completed"||p==="document.parsed"||p==="document.failed"||p==="sch\
ema.version.created"||p==="webhook.test")){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Zo.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}let d=s.length,a;if(d>1){let m={};for(;d--;){let p=s[d];if(typeof p==
"string"){if(typeof m[p]=="number"){a=m[p];let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,
j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=[u]:e.push(u),i++;break}m[p]=d}}}}else{let o={instancePath:r+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.description!==
void 0){let s=n.description;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:Nr.properties.description.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(n.disabledReason!==
void 0){let s=n.disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:Nr.properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(!(s==="gone"||s==="failing"||s==="member_rem\
oved"||s===null)){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:Nr.properties.disabledReason.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOp\
en"},message:"must have required property 'isOpen'"};e===null?e=[o]:e.push(o),i++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/W\
ebhookCircuit/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),i++}if(s.
nextProbeAt===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"\
must have required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),i++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpe\
n",schemaPath:"#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(s.
failures!==void 0){let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/pr\
operties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={
instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,d=i,a=!1,m=null,p=i;if(typeof o=="string"){if(!k.validate(o)){let h={
instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/ne\
xtProbeAt/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}var t=p===i;t&&(a=!0,m=0);let u=i;if(o!==null){
let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[h]:e.push(h),i++}var t=u===i;if(t&&a?(a=!1,m=[m,1]):t&&(a=!0,m=1),a)i=d,e!==null&&(d?e.length=d:e=null);else{let h={instancePath:r+"/\
circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one \
schema in oneOf"};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/prope\
rties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Lt.errors=e,i===0}Lt.evaluated=
{props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Xo=new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$","u");function Wt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Wt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Lt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,
dynamicAnchors:b})||(e=e===null?Lt.errors:e.concat(Lt.errors),i=e.length),n&&typeof n=="object"&&!Array.isArray(n)){if(n.secret===void 0){let t={instancePath:r,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[t]:e.push(t),i++}
if(n.secret!==void 0){let t=n.secret;if(typeof t=="string"){if(!Xo.test(t)){let s={instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",keyword:"\
pattern",params:{pattern:"^whsec_[A-Za-z0-9+/]+={0,2}$"},message:'must match pattern "^whsec_[A-Za-z0-9+/]+={0,2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:r+"/secret",schemaPath:"#/allOf/1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:r,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Wt.
errors=e,i===0}Wt.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,
updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function dr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=dr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Wt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?Wt.errors:e.concat(Wt.errors),i=e.length),dr.errors=e,i===0}dr.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,
isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var zr=pr;var Er={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","circuit","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",
description:"Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,
description:"The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the e\
ndpoint is for."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing","mem\
ber_removed",null],"x-extensible-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, `failing`, since it accepted n\
othing for 5 days, or `member_removed`, since the member who chose its URL or activated it last was removed. Null while it is active, and where a caller deactiv\
ated it."},circuit:{$ref:"#/$defs/WebhookCircuit"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Yo={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","run.r\
eview_needed","run.reviewed","batch.completed","evaluation.completed","document.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible\
-enum":!0}};function Ot(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Ot.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[s]:e.push(s),i++}if(n.environmentId===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environm\
entId'"};e===null?e=[s]:e.push(s),i++}if(n.url===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[s]:e.push(s),i++}if(n.events===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"events"},message:"must have required property 'events'"};e===null?e=[s]:e.push(s),i++}if(n.description===void 0){let s={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[s]:e.push(s),i++}if(n.isActive===
void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===
null?e=[s]:e.push(s),i++}if(n.disabledReason===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},
message:"must have required property 'disabledReason'"};e===null?e=[s]:e.push(s),i++}if(n.circuit===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"circuit"},message:"must have required property 'circuit'"};e===null?e=[s]:e.push(s),i++}if(n.createdAt===void 0){let s={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}
if(n.updatedAt===void 0){let s={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required prope\
rty 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(n.id!==void 0&&typeof n.id!="string"){let s={instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.workspaceId!==void 0&&typeof n.workspaceId!="string"){let s={instancePath:r+
"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.environmentId!==
void 0&&typeof n.environmentId!="string"){let s={instancePath:r+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(n.url!==void 0){let s=n.url;if(typeof s=="string"){if(I(s)>2e3){let o={instancePath:r+"/url",schemaPath:"\
#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),i++}if(I(s)<1){let o={
instancePath:r+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),i++}}else{let o={instancePath:r+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.events!==void 0){let s=n.events;if(Array.isArray(s)){if(s.length>50){let m={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventF\
ilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[m]:e.push(m),i++}if(s.length<1){let m={instancePath:r+
"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(
m),i++}let o=s.length;for(let m=0;m<o;m++){let p=s[m];if(typeof p!="string"){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),i++}if(!(p==="*"||p==="run.completed"||p==="run.failed"||p==="run.ca\
ncelled"||p==="run.review_needed"||p==="run.reviewed"||p==="batch.completed"||p==="evaluation.completed"||p==="document.parsed"||p==="document.failed"||p==="sch\
ema.version.created"||p==="webhook.test")){let u={instancePath:r+"/events/"+m,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Yo.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),i++}}let d=s.length,a;if(d>1){let m={};for(;d--;){let p=s[d];if(typeof p==
"string"){if(typeof m[p]=="number"){a=m[p];let u={instancePath:r+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:d,
j:a},message:"must NOT have duplicate items (items ## "+a+" and "+d+" are identical)"};e===null?e=[u]:e.push(u),i++;break}m[p]=d}}}}else{let o={instancePath:r+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),i++}}if(n.description!==
void 0){let s=n.description;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:Er.properties.description.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}}if(n.isActive!==void 0&&typeof n.isActive!="boolean"){let s={instancePath:r+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(n.disabledReason!==
void 0){let s=n.disabledReason;if(typeof s!="string"&&s!==null){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:Er.properties.disabledReason.type},message:"must be string,null"};e===null?e=[o]:e.push(o),i++}if(!(s==="gone"||s==="failing"||s==="member_rem\
oved"||s===null)){let o={instancePath:r+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:Er.properties.disabledReason.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),i++}}if(n.circuit!==void 0){let s=n.circuit;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.isOpen===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"isOp\
en"},message:"must have required property 'isOpen'"};e===null?e=[o]:e.push(o),i++}if(s.failures===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/W\
ebhookCircuit/required",keyword:"required",params:{missingProperty:"failures"},message:"must have required property 'failures'"};e===null?e=[o]:e.push(o),i++}if(s.
nextProbeAt===void 0){let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/required",keyword:"required",params:{missingProperty:"nextProbeAt"},message:"\
must have required property 'nextProbeAt'"};e===null?e=[o]:e.push(o),i++}if(s.isOpen!==void 0&&typeof s.isOpen!="boolean"){let o={instancePath:r+"/circuit/isOpe\
n",schemaPath:"#/$defs/WebhookCircuit/properties/isOpen/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),i++}if(s.
failures!==void 0){let o=s.failures;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let d={instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/pr\
operties/failures/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let d={
instancePath:r+"/circuit/failures",schemaPath:"#/$defs/WebhookCircuit/properties/failures/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[d]:e.push(d),i++}}if(s.nextProbeAt!==void 0){let o=s.nextProbeAt,d=i,a=!1,m=null,p=i;if(typeof o=="string"){if(!k.validate(o)){let h={
instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/0/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[h]:e.push(h),i++}}else{let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/ne\
xtProbeAt/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),i++}var t=p===i;t&&(a=!0,m=0);let u=i;if(o!==null){
let h={instancePath:r+"/circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e===null?e=[h]:e.push(h),i++}var t=u===i;if(t&&a?(a=!1,m=[m,1]):t&&(a=!0,m=1),a)i=d,e!==null&&(d?e.length=d:e=null);else{let h={instancePath:r+"/\
circuit/nextProbeAt",schemaPath:"#/$defs/WebhookCircuit/properties/nextProbeAt/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one \
schema in oneOf"};e===null?e=[h]:e.push(h),i++}}}else{let o={instancePath:r+"/circuit",schemaPath:"#/$defs/WebhookCircuit/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}if(n.createdAt!==void 0){let s=n.createdAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+
"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(
o),i++}}else{let o={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}}if(n.updatedAt!==void 0){let s=n.updatedAt;if(typeof s=="string"){if(!k.validate(s)){let o={instancePath:r+"/updatedAt",schemaPath:"#/prope\
rties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:r+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}else{let s={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return Ot.errors=e,i===0}Ot.evaluated=
{props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function pr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=pr.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ot(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?
Ot.errors:e.concat(Ot.errors),i=e.length),pr.errors=e,i===0}pr.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,
disabledReason:!0,circuit:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Vr=mr;function mr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=mr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.eventId===void 0){let t={instancePath:r,schemaPath:"#/$defs/WebhookEvent\
Accepted/required",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[t]:e.push(t),i++}if(n.eventId!==
void 0&&typeof n.eventId!="string"){let t={instancePath:r+"/eventId",schemaPath:"#/$defs/WebhookEventAccepted/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:r,schemaPath:"#/$defs/WebhookEventAccepted/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return mr.errors=e,i===0}mr.evaluated={props:{eventId:!0},dynamicProps:!1,dynamicItems:!1};
var ys=cr;function cr(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=cr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAcce\
pted/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[t]:e.push(t),i++}if(n.count!==void 0){
let t=n.count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/count",schemaPath:"#/$defs/RedeliveryAccepted/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/count",schemaPath:"\
#/$defs/RedeliveryAccepted/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:r,schemaPath:"#/$defs/RedeliveryAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return cr.errors=e,i===0}cr.evaluated={props:{count:!0},dynamicProps:!1,dynamicItems:!1};var gs=lr;var ti={type:"object",description:"One attempt to deliver an event.",required:["id","webhookEndpointId","event","payload","statusCode","responseBody","error","s\
uccess","durationMs","createdAt"],properties:{id:{type:"string",description:"Identifier of the delivery."},webhookEndpointId:{type:"string",description:"Identif\
ier of the webhook endpoint."},event:{type:"string",description:"The kind of event, such as `run.completed`. An open list."},payload:{type:"object",additionalProperties:!0,
description:"The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null."},statusCode:{type:["integer",
"null"],description:"The HTTP status that came back; null when nothing did."},responseBody:{type:["string","null"],description:"The body that came back, up to 1\
6 KiB of it, as text: bytes that are not UTF-8 are replaced by U+FFFD. Null when nothing came back."},error:{type:["string","null"],description:"Why the attempt\
 failed, in a sentence; null where it succeeded."},success:{type:"boolean",description:"Whether the destination answered 2xx."},durationMs:{type:["integer","nul\
l"],minimum:0,description:"Milliseconds from the start of the attempt to its end."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with\
 milliseconds."}}};function Nt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Nt.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(n.page===void 0){let t={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==
void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.
data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++){let d=t[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:r+"/\
data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
a]:e.push(a),i++}if(d.webhookEndpointId===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
webhookEndpointId"},message:"must have required property 'webhookEndpointId'"};e===null?e=[a]:e.push(a),i++}if(d.event===void 0){let a={instancePath:r+"/data/"+
o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[a]:
e.push(a),i++}if(d.payload===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
payload"},message:"must have required property 'payload'"};e===null?e=[a]:e.push(a),i++}if(d.statusCode===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#\
/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"statusCode"},message:"must have required property 'statusCode'"};e===null?e=[a]:e.push(
a),i++}if(d.responseBody===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"re\
sponseBody"},message:"must have required property 'responseBody'"};e===null?e=[a]:e.push(a),i++}if(d.error===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"\
#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[a]:e.push(a),i++}
if(d.success===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"success"},message:"\
must have required property 'success'"};e===null?e=[a]:e.push(a),i++}if(d.durationMs===void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDeliv\
ery/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required property 'durationMs'"};e===null?e=[a]:e.push(a),i++}if(d.createdAt===
void 0){let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must hav\
e required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(d.id!==void 0&&typeof d.id!="string"){let a={instancePath:r+"/data/"+o+"/id",schemaPath:"#/$de\
fs/WebhookDelivery/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.webhookEndpointId!==void 0&&
typeof d.webhookEndpointId!="string"){let a={instancePath:r+"/data/"+o+"/webhookEndpointId",schemaPath:"#/$defs/WebhookDelivery/properties/webhookEndpointId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(d.event!==void 0&&typeof d.event!="string"){let a={instancePath:r+
"/data/"+o+"/event",schemaPath:"#/$defs/WebhookDelivery/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),i++}if(d.payload!==void 0){let a=d.payload;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let m={instancePath:r+"/data/"+o+"/payload",schemaPath:"#/$de\
fs/WebhookDelivery/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(d.statusCode!==void 0){
let a=d.statusCode;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/data/"+o+"/statusCode",schemaPath:"#/$defs/WebhookDelivery/pro\
perties/statusCode/type",keyword:"type",params:{type:ti.properties.statusCode.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}}if(d.responseBody!==
void 0){let a=d.responseBody;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/responseBody",schemaPath:"#/$defs/WebhookDelivery/properties/re\
sponseBody/type",keyword:"type",params:{type:ti.properties.responseBody.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.error!==void 0){
let a=d.error;if(typeof a!="string"&&a!==null){let m={instancePath:r+"/data/"+o+"/error",schemaPath:"#/$defs/WebhookDelivery/properties/error/type",keyword:"typ\
e",params:{type:ti.properties.error.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(d.success!==void 0&&typeof d.success!="boolean"){let a={
instancePath:r+"/data/"+o+"/success",schemaPath:"#/$defs/WebhookDelivery/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[a]:e.push(a),i++}if(d.durationMs!==void 0){let a=d.durationMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:r+"/dat\
a/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDelivery/properties/durationMs/type",keyword:"type",params:{type:ti.properties.durationMs.type},message:"must be \
integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:r+"/data/"+o+"/durationMs",schemaPath:"#/$defs/WebhookDe\
livery/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(d.createdAt!==
void 0){let a=d.createdAt;if(typeof a=="string"){if(!k.validate(a)){let m={instancePath:r+"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties\
/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:r+
"/data/"+o+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),i++}}}else{let a={instancePath:r+"/data/"+o,schemaPath:"#/$defs/WebhookDelivery/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return Nt.errors=e,i===0}Nt.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function lr(n,{instancePath:r="",
parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=lr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),Nt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||(e=e===null?Nt.errors:e.concat(Nt.errors),i=e.length),lr.errors=
e,i===0}lr.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ws=ur;var xn={type:"object",description:"A change that somebody made.",required:["id","actorId","action","workspaceId","targetType","targetId","changes","createdAt"],
properties:{id:{type:"string",description:"Identifier of the entry."},actorId:{type:["string","null"],description:"The user that made the change; null for the o\
perator, and for the server itself."},action:{type:"string",description:"An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider_key.c\
reated` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `environment.updated` `me\
mber.added` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated` `pin.updated` `pin.overridden` `d\
ataset.deleted`."},workspaceId:{type:["string","null"],description:"Identifier of the workspace; null for a key of a user."},targetType:{type:"string",description:"\
What was changed: the part of `action` before the dot."},targetId:{type:"string",description:"Identifier of what was changed; of the user for a member."},changes:{
type:"object",description:"The fields that changed. A creation has every field that has a value, a deletion too.",additionalProperties:{$ref:"#/$defs/AuditChang\
e"}},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Et(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,i=0,l=Et.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(n.actorId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actorId"},message:"must have required property 'actorId'"};e===null?e=[t]:e.push(t),i++}if(n.action===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:
e.push(t),i++}if(n.workspaceId===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must h\
ave required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(n.targetType===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targetType"},message:"must have required property 'targetType'"};e===null?e=[t]:e.push(t),i++}if(n.targetId===void 0){let t={instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"targetId"},message:"must have required property 'targetId'"};e===null?e=[t]:e.push(t),i++}if(n.changes===
void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===
null?e=[t]:e.push(t),i++}if(n.createdAt===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(n.id!==void 0&&typeof n.id!="string"){let t={instancePath:r+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.actorId!==void 0){let t=n.actorId;if(typeof t!="\
string"&&t!==null){let s={instancePath:r+"/actorId",schemaPath:"#/properties/actorId/type",keyword:"type",params:{type:xn.properties.actorId.type},message:"must\
 be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.action!==void 0&&typeof n.action!="string"){let t={instancePath:r+"/action",schemaPath:"#/properties/action\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.workspaceId!==void 0){let t=n.workspaceId;if(typeof t!=
"string"&&t!==null){let s={instancePath:r+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:xn.properties.workspaceId.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(n.targetType!==void 0&&typeof n.targetType!="string"){let t={instancePath:r+"/targetType",schemaPath:"\
#/properties/targetType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(n.targetId!==void 0&&typeof n.targetId!=
"string"){let t={instancePath:r+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}if(n.changes!==void 0){let t=n.changes;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let o=t[s];if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.before===void 0){let d={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"\
required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[d]:e.push(d),i++}if(o.after===void 0){let d={instancePath:r+
"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"required",params:{missingProperty:"after"},message:"must\
 have required property 'after'"};e===null?e=[d]:e.push(d),i++}}else{let d={instancePath:r+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/AuditChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),i++}}else{let s={instancePath:r+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(n.createdAt!==void 0){let t=n.createdAt;
if(typeof t=="string"){if(!k.validate(t)){let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:r+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Et.errors=e,i===0}Et.evaluated={props:{id:!0,actorId:!0,action:!0,workspaceId:!0,targetType:!0,
targetId:!0,changes:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function Rt(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){
let e=null,i=0,l=Rt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){
let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(n.page===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(n.pageSize===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(n.data===void 0){let t={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(n.total!==void 0){let t=n.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(n.page!==void 0){let t=n.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:r+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.pageSize!==void 0){let t=n.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:r+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:r+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(n.data!==void 0){let t=n.data;if(Array.isArray(t)){let s=t.length;for(let o=0;o<s;o++)Et(t[o],{instancePath:r+"/\
data/"+o,parentData:t,parentDataProperty:o,rootData:g,dynamicAnchors:b})||(e=e===null?Et.errors:e.concat(Et.errors),i=e.length)}else{let s={instancePath:r+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Rt.errors=e,i===0}Rt.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ur(n,{instancePath:r="",parentData:x,parentDataProperty:v,rootData:g=n,dynamicAnchors:b={}}={}){let e=null,
i=0,l=ur.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Rt(n,{instancePath:r,parentData:x,parentDataProperty:v,rootData:g,dynamicAnchors:b})||
(e=e===null?Rt.errors:e.concat(Rt.errors),i=e.length),ur.errors=e,i===0}ur.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ea={"getMe 200":$n,"getMe 400":c,"getMe 401":c,"getMe 429":c,"getMe 500":c,"getMe 503":c,"listApiKeys 200":kn,"listApiKeys 400":c,"listApiKeys 401":c,"listA\
piKeys 429":c,"listApiKeys 500":c,"listApiKeys 503":c,"createApiKey 201":In,"createApiKey 400":c,"createApiKey 401":c,"createApiKey 403":c,"createApiKey 409":c,
"createApiKey 410":c,"createApiKey 413":c,"createApiKey 415":c,"createApiKey 422":c,"createApiKey 429":c,"createApiKey 500":c,"createApiKey 503":c,"deleteApiKey\
 400":c,"deleteApiKey 401":c,"deleteApiKey 403":c,"deleteApiKey 404":c,"deleteApiKey 429":c,"deleteApiKey 500":c,"deleteApiKey 503":c,"listWorkspaces 200":Tn,"l\
istWorkspaces 400":c,"listWorkspaces 401":c,"listWorkspaces 429":c,"listWorkspaces 500":c,"listWorkspaces 503":c,"createWorkspace 201":hr,"createWorkspace 400":c,
"createWorkspace 401":c,"createWorkspace 403":c,"createWorkspace 409":c,"createWorkspace 413":c,"createWorkspace 415":c,"createWorkspace 422":c,"createWorkspace\
 429":c,"createWorkspace 500":c,"createWorkspace 503":c,"getWorkspace 200":hr,"getWorkspace 400":c,"getWorkspace 401":c,"getWorkspace 404":c,"getWorkspace 429":c,
"getWorkspace 500":c,"getWorkspace 503":c,"updateWorkspace 200":hr,"updateWorkspace 400":c,"updateWorkspace 401":c,"updateWorkspace 403":c,"updateWorkspace 404":c,
"updateWorkspace 413":c,"updateWorkspace 415":c,"updateWorkspace 429":c,"updateWorkspace 500":c,"updateWorkspace 503":c,"deleteWorkspace 400":c,"deleteWorkspace\
 401":c,"deleteWorkspace 403":c,"deleteWorkspace 404":c,"deleteWorkspace 429":c,"deleteWorkspace 500":c,"deleteWorkspace 503":c,"listMembers 200":Sn,"listMember\
s 400":c,"listMembers 401":c,"listMembers 404":c,"listMembers 429":c,"listMembers 500":c,"listMembers 503":c,"addMember 201":An,"addMember 400":c,"addMember 401":c,
"addMember 403":c,"addMember 404":c,"addMember 409":c,"addMember 413":c,"addMember 415":c,"addMember 422":c,"addMember 429":c,"addMember 500":c,"addMember 503":c,
"removeMember 400":c,"removeMember 401":c,"removeMember 403":c,"removeMember 404":c,"removeMember 429":c,"removeMember 500":c,"removeMember 503":c,"listEnvironm\
ents 200":qn,"listEnvironments 400":c,"listEnvironments 401":c,"listEnvironments 404":c,"listEnvironments 429":c,"listEnvironments 500":c,"listEnvironments 503":c,
"getEnvironment 200":Rr,"getEnvironment 400":c,"getEnvironment 401":c,"getEnvironment 404":c,"getEnvironment 429":c,"getEnvironment 500":c,"getEnvironment 503":c,
"updateEnvironment 200":Rr,"updateEnvironment 400":c,"updateEnvironment 401":c,"updateEnvironment 403":c,"updateEnvironment 404":c,"updateEnvironment 413":c,"up\
dateEnvironment 415":c,"updateEnvironment 422":c,"updateEnvironment 429":c,"updateEnvironment 500":c,"updateEnvironment 503":c,"inferSchema 200":Pn,"inferSchema\
 400":c,"inferSchema 401":c,"inferSchema 403":c,"inferSchema 404":c,"inferSchema 409":c,"inferSchema 410":c,"inferSchema 412":c,"inferSchema 413":c,"inferSchema\
 415":c,"inferSchema 422":c,"inferSchema 429":c,"inferSchema 500":c,"inferSchema 503":c,"listSchemaTemplates 200":jn,"listSchemaTemplates 400":c,"listSchemaTemp\
lates 401":c,"listSchemaTemplates 429":c,"listSchemaTemplates 500":c,"listSchemaTemplates 503":c,"getSchemaTemplate 200":Ln,"getSchemaTemplate 400":c,"getSchema\
Template 401":c,"getSchemaTemplate 404":c,"getSchemaTemplate 429":c,"getSchemaTemplate 500":c,"getSchemaTemplate 503":c,"getSchemaTemplateDocument 400":c,"getSc\
hemaTemplateDocument 401":c,"getSchemaTemplateDocument 404":c,"getSchemaTemplateDocument 429":c,"getSchemaTemplateDocument 500":c,"getSchemaTemplateDocument 503":c,
"listSchemas 200":Wn,"listSchemas 400":c,"listSchemas 401":c,"listSchemas 404":c,"listSchemas 429":c,"listSchemas 500":c,"listSchemas 503":c,"createSchema 200":On,
"createSchema 400":c,"createSchema 401":c,"createSchema 403":c,"createSchema 404":c,"createSchema 409":c,"createSchema 413":c,"createSchema 415":c,"createSchema\
 422":c,"createSchema 429":c,"createSchema 500":c,"createSchema 503":c,"getSchema 200":Nn,"getSchema 400":c,"getSchema 401":c,"getSchema 404":c,"getSchema 429":c,
"getSchema 500":c,"getSchema 503":c,"deleteSchema 400":c,"deleteSchema 401":c,"deleteSchema 403":c,"deleteSchema 404":c,"deleteSchema 409":c,"deleteSchema 429":c,
"deleteSchema 500":c,"deleteSchema 503":c,"listSchemaVersions 200":En,"listSchemaVersions 400":c,"listSchemaVersions 401":c,"listSchemaVersions 404":c,"listSche\
maVersions 429":c,"listSchemaVersions 500":c,"listSchemaVersions 503":c,"getSchemaVersion 200":Rn,"getSchemaVersion 400":c,"getSchemaVersion 401":c,"getSchemaVe\
rsion 404":c,"getSchemaVersion 429":c,"getSchemaVersion 500":c,"getSchemaVersion 503":c,"lintSchema 200":Cn,"lintSchema 400":c,"lintSchema 401":c,"lintSchema 40\
3":c,"lintSchema 404":c,"lintSchema 409":c,"lintSchema 413":c,"lintSchema 415":c,"lintSchema 422":c,"lintSchema 429":c,"lintSchema 500":c,"lintSchema 503":c,"li\
stDocuments 200":_n,"listDocuments 400":c,"listDocuments 401":c,"listDocuments 404":c,"listDocuments 429":c,"listDocuments 500":c,"listDocuments 503":c,"createD\
ocument 201":yr,"createDocument 400":c,"createDocument 401":c,"createDocument 403":c,"createDocument 404":c,"createDocument 409":c,"createDocument 410":c,"creat\
eDocument 413":c,"createDocument 415":c,"createDocument 422":c,"createDocument 429":c,"createDocument 500":c,"createDocument 503":c,"createDocumentUpload 201":yr,
"createDocumentUpload 400":c,"createDocumentUpload 401":c,"createDocumentUpload 403":c,"createDocumentUpload 404":c,"createDocumentUpload 409":c,"createDocument\
Upload 410":c,"createDocumentUpload 413":c,"createDocumentUpload 415":c,"createDocumentUpload 422":c,"createDocumentUpload 429":c,"createDocumentUpload 500":c,"\
createDocumentUpload 503":c,"extractDocument 202":zt,"extractDocument 400":c,"extractDocument 401":c,"extractDocument 403":c,"extractDocument 404":c,"extractDoc\
ument 409":c,"extractDocument 410":c,"extractDocument 412":c,"extractDocument 413":c,"extractDocument 415":c,"extractDocument 422":c,"extractDocument 429":c,"ex\
tractDocument 500":c,"extractDocument 503":c,"extract 202":zt,"extract 400":c,"extract 401":c,"extract 403":c,"extract 404":c,"extract 409":c,"extract 410":c,"e\
xtract 412":c,"extract 413":c,"extract 415":c,"extract 422":c,"extract 429":c,"extract 500":c,"extract 503":c,"extractUpload 202":zt,"extractUpload 400":c,"extr\
actUpload 401":c,"extractUpload 403":c,"extractUpload 404":c,"extractUpload 409":c,"extractUpload 410":c,"extractUpload 412":c,"extractUpload 413":c,"extractUpl\
oad 415":c,"extractUpload 422":c,"extractUpload 429":c,"extractUpload 500":c,"extractUpload 503":c,"listRuns 200":Dn,"listRuns 400":c,"listRuns 401":c,"listRuns\
 404":c,"listRuns 429":c,"listRuns 500":c,"listRuns 503":c,"listExports 200":Un,"listExports 400":c,"listExports 401":c,"listExports 404":c,"listExports 429":c,
"listExports 500":c,"listExports 503":c,"createExport 201":Mn,"createExport 400":c,"createExport 401":c,"createExport 403":c,"createExport 404":c,"createExport \
409":c,"createExport 410":c,"createExport 413":c,"createExport 415":c,"createExport 422":c,"createExport 429":c,"createExport 500":c,"createExport 503":c,"listB\
atches 200":Bn,"listBatches 400":c,"listBatches 401":c,"listBatches 404":c,"listBatches 429":c,"listBatches 500":c,"listBatches 503":c,"createBatch 201":Ct,"cre\
ateBatch 400":c,"createBatch 401":c,"createBatch 403":c,"createBatch 404":c,"createBatch 409":c,"createBatch 410":c,"createBatch 412":c,"createBatch 413":c,"cre\
ateBatch 415":c,"createBatch 422":c,"createBatch 429":c,"createBatch 500":c,"createBatch 503":c,"listDatasets 200":Fn,"listDatasets 400":c,"listDatasets 401":c,
"listDatasets 404":c,"listDatasets 429":c,"listDatasets 500":c,"listDatasets 503":c,"createDataset 201":Vt,"createDataset 400":c,"createDataset 401":c,"createDa\
taset 403":c,"createDataset 404":c,"createDataset 409":c,"createDataset 413":c,"createDataset 415":c,"createDataset 422":c,"createDataset 429":c,"createDataset \
500":c,"createDataset 503":c,"listEvaluations 200":zn,"listEvaluations 400":c,"listEvaluations 401":c,"listEvaluations 404":c,"listEvaluations 429":c,"listEvalu\
ations 500":c,"listEvaluations 503":c,"createEvaluation 200":Vn,"createEvaluation 202":Ht,"createEvaluation 400":c,"createEvaluation 401":c,"createEvaluation 40\
3":c,"createEvaluation 404":c,"createEvaluation 409":c,"createEvaluation 412":c,"createEvaluation 413":c,"createEvaluation 415":c,"createEvaluation 422":c,"crea\
teEvaluation 429":c,"createEvaluation 500":c,"createEvaluation 503":c,"getPin 200":_r,"getPin 400":c,"getPin 401":c,"getPin 404":c,"getPin 429":c,"getPin 500":c,
"getPin 503":c,"updatePin 200":_r,"updatePin 400":c,"updatePin 401":c,"updatePin 403":c,"updatePin 404":c,"updatePin 409":c,"updatePin 413":c,"updatePin 415":c,
"updatePin 422":c,"updatePin 429":c,"updatePin 500":c,"updatePin 503":c,"getMemory 200":Dr,"getMemory 400":c,"getMemory 401":c,"getMemory 404":c,"getMemory 429":c,
"getMemory 500":c,"getMemory 503":c,"updateMemory 200":Dr,"updateMemory 400":c,"updateMemory 401":c,"updateMemory 403":c,"updateMemory 404":c,"updateMemory 413":c,
"updateMemory 415":c,"updateMemory 429":c,"updateMemory 500":c,"updateMemory 503":c,"measureMemory 202":Ht,"measureMemory 400":c,"measureMemory 401":c,"measureM\
emory 403":c,"measureMemory 404":c,"measureMemory 409":c,"measureMemory 413":c,"measureMemory 415":c,"measureMemory 422":c,"measureMemory 429":c,"measureMemory \
500":c,"measureMemory 503":c,"listMemoryExamples 200":Hn,"listMemoryExamples 400":c,"listMemoryExamples 401":c,"listMemoryExamples 404":c,"listMemoryExamples 42\
9":c,"listMemoryExamples 500":c,"listMemoryExamples 503":c,"getUsage 200":Kn,"getUsage 400":c,"getUsage 401":c,"getUsage 404":c,"getUsage 429":c,"getUsage 500":c,
"getUsage 503":c,"getReviewSettings 200":Ur,"getReviewSettings 400":c,"getReviewSettings 401":c,"getReviewSettings 404":c,"getReviewSettings 429":c,"getReviewSe\
ttings 500":c,"getReviewSettings 503":c,"updateReviewSettings 200":Ur,"updateReviewSettings 400":c,"updateReviewSettings 401":c,"updateReviewSettings 403":c,"up\
dateReviewSettings 404":c,"updateReviewSettings 413":c,"updateReviewSettings 415":c,"updateReviewSettings 429":c,"updateReviewSettings 500":c,"updateReviewSetti\
ngs 503":c,"applyReviewSettings 200":Jn,"applyReviewSettings 400":c,"applyReviewSettings 401":c,"applyReviewSettings 403":c,"applyReviewSettings 404":c,"applyRe\
viewSettings 409":c,"applyReviewSettings 410":c,"applyReviewSettings 413":c,"applyReviewSettings 415":c,"applyReviewSettings 422":c,"applyReviewSettings 429":c,
"applyReviewSettings 500":c,"applyReviewSettings 503":c,"listReviews 200":Gn,"listReviews 400":c,"listReviews 401":c,"listReviews 404":c,"listReviews 429":c,"li\
stReviews 500":c,"listReviews 503":c,"getDocument 200":yr,"getDocument 400":c,"getDocument 401":c,"getDocument 404":c,"getDocument 429":c,"getDocument 500":c,"g\
etDocument 503":c,"deleteDocument 400":c,"deleteDocument 401":c,"deleteDocument 403":c,"deleteDocument 404":c,"deleteDocument 409":c,"deleteDocument 429":c,"del\
eteDocument 500":c,"deleteDocument 503":c,"getDocumentFile 400":c,"getDocumentFile 401":c,"getDocumentFile 404":c,"getDocumentFile 410":c,"getDocumentFile 416":c,
"getDocumentFile 429":c,"getDocumentFile 500":c,"getDocumentFile 503":c,"getDocumentLayout 200":Zn,"getDocumentLayout 400":c,"getDocumentLayout 401":c,"getDocum\
entLayout 404":c,"getDocumentLayout 410":c,"getDocumentLayout 413":c,"getDocumentLayout 422":c,"getDocumentLayout 429":c,"getDocumentLayout 500":c,"getDocumentL\
ayout 503":c,"readDocument 200":Xn,"readDocument 400":c,"readDocument 401":c,"readDocument 403":c,"readDocument 404":c,"readDocument 409":c,"readDocument 410":c,
"readDocument 413":c,"readDocument 415":c,"readDocument 422":c,"readDocument 429":c,"readDocument 500":c,"readDocument 503":c,"getDocumentPageImage 400":c,"getD\
ocumentPageImage 401":c,"getDocumentPageImage 404":c,"getDocumentPageImage 410":c,"getDocumentPageImage 422":c,"getDocumentPageImage 429":c,"getDocumentPageImag\
e 500":c,"getDocumentPageImage 503":c,"getRun 200":Mr,"getRun 400":c,"getRun 401":c,"getRun 404":c,"getRun 429":c,"getRun 500":c,"getRun 503":c,"deleteRun 400":c,
"deleteRun 401":c,"deleteRun 403":c,"deleteRun 404":c,"deleteRun 409":c,"deleteRun 429":c,"deleteRun 500":c,"deleteRun 503":c,"cancelRun 200":Mr,"cancelRun 400":c,
"cancelRun 401":c,"cancelRun 403":c,"cancelRun 404":c,"cancelRun 409":c,"cancelRun 410":c,"cancelRun 422":c,"cancelRun 429":c,"cancelRun 500":c,"cancelRun 503":c,
"rerunRun 202":zt,"rerunRun 400":c,"rerunRun 401":c,"rerunRun 403":c,"rerunRun 404":c,"rerunRun 409":c,"rerunRun 410":c,"rerunRun 412":c,"rerunRun 422":c,"rerun\
Run 429":c,"rerunRun 500":c,"rerunRun 503":c,"listRunCalls 200":Qn,"listRunCalls 400":c,"listRunCalls 401":c,"listRunCalls 403":c,"listRunCalls 404":c,"listRunC\
alls 429":c,"listRunCalls 500":c,"listRunCalls 503":c,"streamRunEvents 400":c,"streamRunEvents 401":c,"streamRunEvents 404":c,"streamRunEvents 429":c,"streamRun\
Events 500":c,"streamRunEvents 503":c,"getReview 200":L,"getReview 400":c,"getReview 401":c,"getReview 404":c,"getReview 429":c,"getReview 500":c,"getReview 503":c,
"requestReview 200":L,"requestReview 400":c,"requestReview 401":c,"requestReview 403":c,"requestReview 404":c,"requestReview 409":c,"requestReview 410":c,"reque\
stReview 422":c,"requestReview 429":c,"requestReview 500":c,"requestReview 503":c,"updateReview 200":L,"updateReview 400":c,"updateReview 401":c,"updateReview 4\
03":c,"updateReview 404":c,"updateReview 409":c,"updateReview 410":c,"updateReview 413":c,"updateReview 415":c,"updateReview 422":c,"updateReview 429":c,"update\
Review 500":c,"updateReview 503":c,"claimReview 200":L,"claimReview 400":c,"claimReview 401":c,"claimReview 403":c,"claimReview 404":c,"claimReview 409":c,"clai\
mReview 410":c,"claimReview 422":c,"claimReview 429":c,"claimReview 500":c,"claimReview 503":c,"releaseReview 200":L,"releaseReview 400":c,"releaseReview 401":c,
"releaseReview 403":c,"releaseReview 404":c,"releaseReview 429":c,"releaseReview 500":c,"releaseReview 503":c,"approveReview 200":L,"approveReview 400":c,"appro\
veReview 401":c,"approveReview 403":c,"approveReview 404":c,"approveReview 409":c,"approveReview 410":c,"approveReview 422":c,"approveReview 429":c,"approveRevi\
ew 500":c,"approveReview 503":c,"rejectReview 200":L,"rejectReview 400":c,"rejectReview 401":c,"rejectReview 403":c,"rejectReview 404":c,"rejectReview 409":c,"r\
ejectReview 410":c,"rejectReview 413":c,"rejectReview 415":c,"rejectReview 422":c,"rejectReview 429":c,"rejectReview 500":c,"rejectReview 503":c,"reopenReview 2\
00":L,"reopenReview 400":c,"reopenReview 401":c,"reopenReview 403":c,"reopenReview 404":c,"reopenReview 409":c,"reopenReview 410":c,"reopenReview 422":c,"reopen\
Review 429":c,"reopenReview 500":c,"reopenReview 503":c,"getBatch 200":Ct,"getBatch 400":c,"getBatch 401":c,"getBatch 404":c,"getBatch 429":c,"getBatch 500":c,"\
getBatch 503":c,"listBatchDocuments 200":es,"listBatchDocuments 400":c,"listBatchDocuments 401":c,"listBatchDocuments 404":c,"listBatchDocuments 429":c,"listBat\
chDocuments 500":c,"listBatchDocuments 503":c,"addBatchDocuments 201":ts,"addBatchDocuments 400":c,"addBatchDocuments 401":c,"addBatchDocuments 403":c,"addBatch\
Documents 404":c,"addBatchDocuments 409":c,"addBatchDocuments 410":c,"addBatchDocuments 413":c,"addBatchDocuments 415":c,"addBatchDocuments 422":c,"addBatchDocu\
ments 429":c,"addBatchDocuments 500":c,"addBatchDocuments 503":c,"startBatch 200":Ct,"startBatch 400":c,"startBatch 401":c,"startBatch 403":c,"startBatch 404":c,
"startBatch 409":c,"startBatch 410":c,"startBatch 422":c,"startBatch 429":c,"startBatch 500":c,"startBatch 503":c,"cancelBatch 200":Ct,"cancelBatch 400":c,"canc\
elBatch 401":c,"cancelBatch 403":c,"cancelBatch 404":c,"cancelBatch 409":c,"cancelBatch 410":c,"cancelBatch 422":c,"cancelBatch 429":c,"cancelBatch 500":c,"canc\
elBatch 503":c,"retryBatch 200":Ct,"retryBatch 400":c,"retryBatch 401":c,"retryBatch 403":c,"retryBatch 404":c,"retryBatch 409":c,"retryBatch 410":c,"retryBatch\
 412":c,"retryBatch 422":c,"retryBatch 429":c,"retryBatch 500":c,"retryBatch 503":c,"getBatchResults 400":c,"getBatchResults 401":c,"getBatchResults 404":c,"get\
BatchResults 410":c,"getBatchResults 429":c,"getBatchResults 500":c,"getBatchResults 503":c,"getExportResults 400":c,"getExportResults 401":c,"getExportResults \
404":c,"getExportResults 429":c,"getExportResults 500":c,"getExportResults 503":c,"getDataset 200":Vt,"getDataset 400":c,"getDataset 401":c,"getDataset 404":c,"\
getDataset 429":c,"getDataset 500":c,"getDataset 503":c,"updateDataset 200":Vt,"updateDataset 400":c,"updateDataset 401":c,"updateDataset 403":c,"updateDataset \
404":c,"updateDataset 413":c,"updateDataset 415":c,"updateDataset 422":c,"updateDataset 429":c,"updateDataset 500":c,"updateDataset 503":c,"deleteDataset 400":c,
"deleteDataset 401":c,"deleteDataset 403":c,"deleteDataset 404":c,"deleteDataset 409":c,"deleteDataset 429":c,"deleteDataset 500":c,"deleteDataset 503":c,"listD\
atasetItems 200":is,"listDatasetItems 400":c,"listDatasetItems 401":c,"listDatasetItems 404":c,"listDatasetItems 429":c,"listDatasetItems 500":c,"listDatasetIte\
ms 503":c,"addDatasetItems 201":rs,"addDatasetItems 400":c,"addDatasetItems 401":c,"addDatasetItems 403":c,"addDatasetItems 404":c,"addDatasetItems 409":c,"addD\
atasetItems 413":c,"addDatasetItems 415":c,"addDatasetItems 422":c,"addDatasetItems 429":c,"addDatasetItems 500":c,"addDatasetItems 503":c,"getDatasetItem 200":Br,
"getDatasetItem 400":c,"getDatasetItem 401":c,"getDatasetItem 404":c,"getDatasetItem 429":c,"getDatasetItem 500":c,"getDatasetItem 503":c,"updateDatasetItem 200":Br,
"updateDatasetItem 400":c,"updateDatasetItem 401":c,"updateDatasetItem 403":c,"updateDatasetItem 404":c,"updateDatasetItem 413":c,"updateDatasetItem 415":c,"upd\
ateDatasetItem 422":c,"updateDatasetItem 429":c,"updateDatasetItem 500":c,"updateDatasetItem 503":c,"deleteDatasetItem 400":c,"deleteDatasetItem 401":c,"deleteD\
atasetItem 403":c,"deleteDatasetItem 404":c,"deleteDatasetItem 429":c,"deleteDatasetItem 500":c,"deleteDatasetItem 503":c,"draftDataset 202":Vt,"draftDataset 40\
0":c,"draftDataset 401":c,"draftDataset 403":c,"draftDataset 404":c,"draftDataset 409":c,"draftDataset 412":c,"draftDataset 413":c,"draftDataset 415":c,"draftDa\
taset 422":c,"draftDataset 429":c,"draftDataset 500":c,"draftDataset 503":c,"listDatasetVersions 200":os,"listDatasetVersions 400":c,"listDatasetVersions 401":c,
"listDatasetVersions 404":c,"listDatasetVersions 429":c,"listDatasetVersions 500":c,"listDatasetVersions 503":c,"createDatasetVersion 201":as,"createDatasetVers\
ion 400":c,"createDatasetVersion 401":c,"createDatasetVersion 403":c,"createDatasetVersion 404":c,"createDatasetVersion 409":c,"createDatasetVersion 422":c,"cre\
ateDatasetVersion 429":c,"createDatasetVersion 500":c,"createDatasetVersion 503":c,"deleteMemoryExample 400":c,"deleteMemoryExample 401":c,"deleteMemoryExample \
403":c,"deleteMemoryExample 404":c,"deleteMemoryExample 429":c,"deleteMemoryExample 500":c,"deleteMemoryExample 503":c,"getEvaluation 200":Ht,"getEvaluation 400":c,
"getEvaluation 401":c,"getEvaluation 404":c,"getEvaluation 429":c,"getEvaluation 500":c,"getEvaluation 503":c,"cancelEvaluation 200":Ht,"cancelEvaluation 400":c,
"cancelEvaluation 401":c,"cancelEvaluation 403":c,"cancelEvaluation 404":c,"cancelEvaluation 409":c,"cancelEvaluation 422":c,"cancelEvaluation 429":c,"cancelEva\
luation 500":c,"cancelEvaluation 503":c,"listEvaluationItems 200":ds,"listEvaluationItems 400":c,"listEvaluationItems 401":c,"listEvaluationItems 404":c,"listEv\
aluationItems 429":c,"listEvaluationItems 500":c,"listEvaluationItems 503":c,"compareEvaluations 200":ps,"compareEvaluations 400":c,"compareEvaluations 401":c,"\
compareEvaluations 404":c,"compareEvaluations 409":c,"compareEvaluations 422":c,"compareEvaluations 429":c,"compareEvaluations 500":c,"compareEvaluations 503":c,
"getReviewEffort 200":cs,"getReviewEffort 400":c,"getReviewEffort 401":c,"getReviewEffort 404":c,"getReviewEffort 409":c,"getReviewEffort 429":c,"getReviewEffor\
t 500":c,"getReviewEffort 503":c,"listProviders 200":ls,"listProviders 400":c,"listProviders 401":c,"listProviders 429":c,"listProviders 500":c,"listProviders 5\
03":c,"listProviderKeys 200":us,"listProviderKeys 400":c,"listProviderKeys 401":c,"listProviderKeys 429":c,"listProviderKeys 500":c,"listProviderKeys 503":c,"cr\
eateProviderKey 201":gr,"createProviderKey 400":c,"createProviderKey 401":c,"createProviderKey 403":c,"createProviderKey 409":c,"createProviderKey 413":c,"creat\
eProviderKey 415":c,"createProviderKey 422":c,"createProviderKey 429":c,"createProviderKey 500":c,"createProviderKey 503":c,"getProviderKey 200":gr,"getProvider\
Key 400":c,"getProviderKey 401":c,"getProviderKey 404":c,"getProviderKey 429":c,"getProviderKey 500":c,"getProviderKey 503":c,"updateProviderKey 200":gr,"update\
ProviderKey 400":c,"updateProviderKey 401":c,"updateProviderKey 403":c,"updateProviderKey 404":c,"updateProviderKey 413":c,"updateProviderKey 415":c,"updateProv\
iderKey 422":c,"updateProviderKey 429":c,"updateProviderKey 500":c,"updateProviderKey 503":c,"deleteProviderKey 400":c,"deleteProviderKey 401":c,"deleteProvider\
Key 403":c,"deleteProviderKey 404":c,"deleteProviderKey 409":c,"deleteProviderKey 429":c,"deleteProviderKey 500":c,"deleteProviderKey 503":c,"verifyProviderKey \
200":hs,"verifyProviderKey 400":c,"verifyProviderKey 401":c,"verifyProviderKey 403":c,"verifyProviderKey 404":c,"verifyProviderKey 409":c,"verifyProviderKey 422":c,
"verifyProviderKey 429":c,"verifyProviderKey 500":c,"verifyProviderKey 503":c,"listWebhooks 200":fs,"listWebhooks 400":c,"listWebhooks 401":c,"listWebhooks 404":c,
"listWebhooks 429":c,"listWebhooks 500":c,"listWebhooks 503":c,"createWebhook 201":Fr,"createWebhook 400":c,"createWebhook 401":c,"createWebhook 403":c,"createW\
ebhook 404":c,"createWebhook 409":c,"createWebhook 410":c,"createWebhook 413":c,"createWebhook 415":c,"createWebhook 422":c,"createWebhook 429":c,"createWebhook\
 500":c,"createWebhook 503":c,"getWebhook 200":zr,"getWebhook 400":c,"getWebhook 401":c,"getWebhook 404":c,"getWebhook 429":c,"getWebhook 500":c,"getWebhook 503":c,
"updateWebhook 200":zr,"updateWebhook 400":c,"updateWebhook 401":c,"updateWebhook 403":c,"updateWebhook 404":c,"updateWebhook 413":c,"updateWebhook 415":c,"upda\
teWebhook 422":c,"updateWebhook 429":c,"updateWebhook 500":c,"updateWebhook 503":c,"deleteWebhook 400":c,"deleteWebhook 401":c,"deleteWebhook 403":c,"deleteWebh\
ook 404":c,"deleteWebhook 429":c,"deleteWebhook 500":c,"deleteWebhook 503":c,"rotateWebhookSecret 200":Fr,"rotateWebhookSecret 400":c,"rotateWebhookSecret 401":c,
"rotateWebhookSecret 403":c,"rotateWebhookSecret 404":c,"rotateWebhookSecret 409":c,"rotateWebhookSecret 410":c,"rotateWebhookSecret 422":c,"rotateWebhookSecret\
 429":c,"rotateWebhookSecret 500":c,"rotateWebhookSecret 503":c,"testWebhook 202":Vr,"testWebhook 400":c,"testWebhook 401":c,"testWebhook 403":c,"testWebhook 40\
4":c,"testWebhook 409":c,"testWebhook 422":c,"testWebhook 429":c,"testWebhook 500":c,"testWebhook 503":c,"redeliverWebhookEvents 202":ys,"redeliverWebhookEvents\
 400":c,"redeliverWebhookEvents 401":c,"redeliverWebhookEvents 403":c,"redeliverWebhookEvents 404":c,"redeliverWebhookEvents 409":c,"redeliverWebhookEvents 413":c,
"redeliverWebhookEvents 415":c,"redeliverWebhookEvents 422":c,"redeliverWebhookEvents 429":c,"redeliverWebhookEvents 500":c,"redeliverWebhookEvents 503":c,"list\
WebhookDeliveries 200":gs,"listWebhookDeliveries 400":c,"listWebhookDeliveries 401":c,"listWebhookDeliveries 404":c,"listWebhookDeliveries 429":c,"listWebhookDe\
liveries 500":c,"listWebhookDeliveries 503":c,"redeliverWebhookDelivery 202":Vr,"redeliverWebhookDelivery 400":c,"redeliverWebhookDelivery 401":c,"redeliverWebh\
ookDelivery 403":c,"redeliverWebhookDelivery 404":c,"redeliverWebhookDelivery 409":c,"redeliverWebhookDelivery 410":c,"redeliverWebhookDelivery 422":c,"redelive\
rWebhookDelivery 429":c,"redeliverWebhookDelivery 500":c,"redeliverWebhookDelivery 503":c,"listAuditLog 200":ws,"listAuditLog 400":c,"listAuditLog 401":c,"listA\
uditLog 403":c,"listAuditLog 404":c,"listAuditLog 429":c,"listAuditLog 500":c,"listAuditLog 503":c};return Is(ta);})();

export const answers: AnswerValidators = bundle.answers;
