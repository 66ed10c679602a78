@core
Feature: Solana in the frame's messages
  One login gives accounts in every namespace; the frame gets transactions in base58, and the dapp in base64.

  Background:
    Given a page with a secure frame that serves Solana
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "CONNECT"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1, "preferredAccountType": "smartAccount", "smartAccountDeployed": true}

  @S3.16 @S3.27 @S4.9
  Scenario: One login gives an address in each namespace
    Then the frame receives GET_USER with {"chainId": "solana:brinepool", "preferredAccountType": "eoa"}
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool", "preferredAccountType": "smartAccount"}
    Then the visitor is connected as "0x00000000000000000000000000000000000000AA" on "eip155:1"
    And the visitor is connected on Solana as "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8" on "solana:brinepool"

  @S3.27 @S5.15
  Scenario Outline: <what> is not a Solana account
    When the frame answers GET_USER with <user>
    Then nobody is connected on Solana
    And nobody is connected

    Examples:
      | what                      | user                                                                                         |
      | an address of another kind | {"address": "0x00000000000000000000000000000000000000aa", "chainId": "solana:brinepool"}    |
      | an address that is short  | {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9Hn", "chainId": "solana:brinepool"}                |
      | a letter that none has    | {"address": "0QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}   |
      | a network by its number   | {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": 1}                    |
      | a network of another kind | {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "eip155:1"}           |

  @S4.15 @S3.12
  Scenario: Signing out disconnects both namespaces
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}
    And the visitor signs out
    And the frame answers SIGN_OUT
    Then nobody is connected
    And nobody is connected on Solana

  @S5.7
  Scenario: A transaction is sent to the frame in base58, and returned in base64
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}
    And the dapp asks its provider on Solana for "solana_signTransaction" with {"transaction": "AQID"}
    Then the frame receives RPC_REQUEST with {"method": "solana_signTransaction", "params": {"transaction": "Ldp"}}
    When the frame answers RPC_REQUEST with {"transaction": "6xdze", "signature": "1"}
    Then the provider on Solana answers {"transaction": "BAUGBw=="}

  @S5.7
  Scenario: Several transactions are converted too, and are signed all or not at all
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}
    And the dapp asks its provider on Solana for "solana_signAllTransactions" with {"transactions": ["AQID", "BAUGBw=="]}
    Then the frame receives RPC_REQUEST with {"method": "solana_signAllTransactions", "params": {"transactions": ["Ldp", "6xdze"]}}
    When the frame answers RPC_REQUEST with {"transactions": ["Ldp"]}
    Then the provider on Solana answers {"code": -32603, "message": "The wallet answered with another number of transactions"}

  @S5.7 @S5.8 @S5.20
  Scenario Outline: <method> with <what> is not sent to the frame
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}
    And the dapp asks its provider on Solana for "<method>" with <params>
    Then the provider on Solana answers {"code": <code>, "message": "<message>"}
    And the frame has not received RPC_REQUEST

    Examples:
      | method                        | what                   | params                                                            | code   | message                                             |
      | solana_signMessage            | no key                 | {"message": "Ldp"}                                                | -32602 | Required                                            |
      | solana_signTransaction        | nothing                | {}                                                                | -32602 | Required                                            |
      | solana_signTransaction        | no base64              | {"transaction": "no base64!"}                                     | -32602 | The transaction must be text in base64              |
      | solana_signAllTransactions    | a number among them    | {"transactions": ["AQID", 5]}                                     | -32602 | Expected string, received number                    |
      | solana_signAndSendTransaction | a word for a commitment | {"transaction": "AQID", "options": {"preflightCommitment": "soon"}} | -32602 | Invalid input                                       |
      | eth_accounts                  | another kind's method  | []                                                                | 4200   | The method \"eth_accounts\" is not supported by the wallet |

  Scenario Outline: An answer to <method> that is <what> is refused
    When the frame answers GET_USER with {"address": "9QHkEt5yDZx11c3nPeuLj9U6M1YH9HnhWRhhZNmY2sk8", "chainId": "solana:brinepool"}
    And the dapp asks its provider on Solana for "<method>" with <params>
    And the frame answers RPC_REQUEST with <answer>
    Then the provider on Solana answers {"code": -32603, "message": "The wallet answered with <what>"}

    Examples:
      | method                        | params                                   | answer                  | what                  |
      | solana_signMessage            | {"message": "Ldp", "pubkey": "a key"}    | {"signature": "Ldp"}    | a malformed signature |
      | solana_signMessage            | {"message": "Ldp", "pubkey": "a key"}    | null                    | a malformed signature |
      | solana_signAndSendTransaction | {"transaction": "AQID"}                  | {"signature": 5}        | a malformed signature |
      | solana_signTransaction        | {"transaction": "AQID"}                  | {"transaction": "0OIl"} | no transaction        |
