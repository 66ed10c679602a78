@core
Feature: Parameters of requests to the embedded wallet
  Malformed requests are refused with a plain message: neither the wallet nor the visitor is asked.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S5.6 @S5.20
  Scenario Outline: A batch is refused: <what>
    When the page asks for "wallet_sendCalls" with the parameters <parameters>
    Then the rejection of "wallet_sendCalls" says <reason>
    And the modal is closed

    Examples:
      | what                        | parameters                                              | reason                             |
      | a target without 0x         | [{"calls": [{"to": "abc"}]}]                            | Invalid input: must start with "0x" |
      | data without 0x             | [{"calls": [{"to": "0xabc", "data": "abc"}]}]           | Invalid input: must start with "0x" |
      | a bad target after a good   | [{"calls": [{"to": "0xabc"}, {"to": "abc"}]}]           | Invalid input: must start with "0x" |
      | no target                   | [{"calls": [{"data": "0x"}]}]                           | Required                           |
      | a number for a target       | [{"calls": [{"to": 5}]}]                                | Expected string, received number   |
      | no list of calls            | [{}]                                                    | Required                           |
      | a call that is a text       | [{"calls": ["0xabc"]}]                                  | Expected object, received string   |
      | no parameters               | nothing                                                 | Required                           |

  @S5.6
  Scenario Outline: A batch is shown for approval: <what>
    When the page asks for "wallet_sendCalls" with the parameters <parameters>
    Then the Approval screen is shown
    And "wallet_sendCalls" is passed on to the wallet

    Examples:
      | what            | parameters                                                  |
      | a target alone  | [{"calls": [{"to": "0xabc"}]}]                              |
      | data and value  | [{"calls": [{"to": "0xabc", "data": "0x", "value": "0x1"}]}] |
      | unknown fields  | [{"calls": [{"to": "0xabc", "gas": 7}], "later": true}]     |

  @S5.7 @S5.20
  Scenario Outline: <method> is refused: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the rejection of "<method>" says <reason>
    And the modal is closed

    Examples:
      | method                     | what                  | parameters                             | reason                           |
      | solana_signMessage         | no message            | {"pubkey": "a key"}                    | Required                         |
      | solana_signMessage         | no key                | {"message": "a text"}                  | Required                         |
      | solana_signMessage         | a list                | ["a text", "a key"]                    | Expected object, received array  |
      | solana_signTransaction     | no transaction        | {}                                     | Required                         |
      | solana_signTransaction     | a number              | {"transaction": 5}                     | Expected string, received number |
      | solana_signAllTransactions | no transactions       | {}                                     | Required                         |
      | solana_signAllTransactions | one in place of many  | {"transactions": "a transaction"}      | Expected array, received string  |
      | solana_signAllTransactions | a number among them   | {"transactions": ["a transaction", 5]} | Expected string, received number |

  @S5.7
  Scenario Outline: <method> with all its parameters is shown for approval
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And "<method>" is passed on to the wallet

    Examples:
      | method                     | parameters                                   |
      | solana_signMessage         | {"message": "a text", "pubkey": "a key"}     |
      | solana_signTransaction     | {"transaction": "a transaction"}             |
      | solana_signAllTransactions | {"transactions": ["a transaction", "a second"]} |

  @S5.8
  Scenario Outline: The preflight commitment <word> is valid
    When the page asks for "solana_signAndSendTransaction" with the parameters {"transaction": "a transaction", "options": {"preflightCommitment": "<word>"}}
    Then the Approval screen is shown
    And "solana_signAndSendTransaction" is passed on to the wallet

    Examples:
      | word         |
      | processed    |
      | confirmed    |
      | finalized    |
      | recent       |
      | single       |
      | singleGossip |
      | root         |
      | max          |

  @S5.8
  Scenario Outline: The preflight commitment <word> is refused
    When the page asks for "solana_signAndSendTransaction" with the parameters {"transaction": "a transaction", "options": {"preflightCommitment": <word>}}
    Then the rejection of "solana_signAndSendTransaction" says Invalid input
    And the modal is closed

    Examples:
      | word        |
      | "soon"      |
      | "Confirmed" |
      | ""          |
      | null        |

  @S5.20
  Scenario Outline: <method> accepts only <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the rejection of "<method>" says <reason>

    Examples:
      | method                | what                  | parameters | reason                           |
      | personal_sign         | some parameters       | nothing    | Required                         |
      | eth_sendTransaction   | a list                | {}         | Expected array, received object  |
      | wallet_getCallsStatus | a list of texts       | [5]        | Expected string, received number |
      | eth_call              | a list, which null is not | null   | Expected array, received null    |
