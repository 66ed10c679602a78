Feature: Solana with the same login
  One login gives an address in each namespace: the Solana key is created and kept like the other one, and signs readable requests.

  Background:
    Given the dapp sets "Solana wallets" to "none"
    And the page has the wallets ""
    And the dapp sets "login" to "by link"

  @S4.15 @sandbox @browser
  Scenario: Switching to a Solana network needs no other login
    Given a new visitor logged in by email as "mira@saltmarsh.example"
    And the network is "Saltmarsh"
    When the dapp switches to "Brinepool"
    Then the network is "Brinepool"
    And the dapp reads "kind of wallet" as "AUTH"
    When the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    When the visitor answers "Sign" on the wallet's own screen
    Then the signature is by the account in use
    When the dapp switches to "Saltmarsh"
    Then the network is "Saltmarsh"
    And the dapp reads "kind of wallet" as "AUTH"

  @S6.4 @sandbox @browser
  Scenario: SOL is sent once the visitor has approved
    Given a new visitor logged in by email as "kelda@saltmarsh.example"
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    And the visitor notes the address
    And the account in use receives "2" "SOL" from outside
    And the visitor reloads the page
    And the address is the same
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And the visitor answers "Approve" on the wallet's own screen
    Then "a swimmer" receives "0.25" "SOL"

  @sandbox @browser
  Scenario: A declined transfer is not sent
    Given a new visitor logged in by email as "orla@saltmarsh.example"
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    And the visitor notes the address
    And the account in use receives "2" "SOL" from outside
    And the visitor reloads the page
    And the address is the same
    And the visitor reviews "0.25" "SOL" to "a swimmer"
    When the visitor chooses "Send 0.25 SOL"
    And the visitor answers "Decline" on the wallet's own screen
    Then the visitor sees "Transfer declined"
    And "a swimmer" receives nothing

  @S4.2 @sandbox @browser
  Scenario: A reload keeps the Solana address
    Given a new visitor logged in by email as "tamsin@saltmarsh.example"
    And the dapp switches to "Brinepool"
    And the network is "Brinepool"
    And the visitor notes the address
    When the visitor reloads the page
    Then the dapp reads "kind of wallet" as "AUTH"
    And the network is "Brinepool"
    And the address is the same
