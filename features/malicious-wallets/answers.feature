@sandbox @browser @connects
Feature: Wallets with arbitrary answers
  Whatever a wallet throws, answers or reports, and even if it never answers, the visitor reads one of our messages, the modal
  shows the right screen, and the visitor can continue with another wallet.

  Scenario Outline: The visitor reads one of our messages if <wallet> throws <what>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "<wallet>"
    Then the visitor sees "<sentence>"
    And the visitor does not see "Send your keys"
    And the visitor does not see "injectedCode"
    And the visitor is not connected
    When the visitor chooses "Choose another wallet"
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

    Examples:
      | wallet    | what                                         | sentence             |
      | Orator    | an error with a long speech full of markup   | Something went wrong |
      | Mumbler   | the speech without an error                  | Something went wrong |
      | Nihilist  | nothing                                      | Something went wrong |
      | Trapper   | what throws at every look                    | Something went wrong |
      | Riddle    | an error whose message throws                | Something went wrong |
      | Ouroboros | an error that is its own cause               | Something went wrong |
      | Forger    | what calls itself a failure of ours          | Something went wrong |
      | Refuser   | the code of a refusal as text, with a speech | Connection declined  |

  Scenario Outline: The dapp that connects <wallet> gets one of our errors
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    When the dapp asks to connect <wallet>
    Then the dapp is answered "<code>"
    And the failure does not contain "keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys. Send your keys" and has at most 300 characters

    Examples:
      | wallet    | code              |
      | Orator    | unknown           |
      | Mumbler   | unknown           |
      | Nihilist  | unknown           |
      | Trapper   | unknown           |
      | Riddle    | unknown           |
      | Ouroboros | unknown           |
      | Forger    | unknown           |
      | Refuser   | rejected          |
      | Babel     | wallet-misbehaved |
      | Blank     | wallet-misbehaved |
      | Impostor  | wallet-misbehaved |

  Scenario Outline: An invalid answer is refused: <wallet> answers <what>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "<wallet>"
    Then the visitor sees "Unexpected response from your wallet"
    And the visitor is not connected
    When the visitor chooses "Choose another wallet"
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

    Examples:
      | wallet   | what                              |
      | Babel    | an invalid chain id               |
      | Blank    | something like a list of accounts |
      | Impostor | an account with markup around it  |

  Scenario: A second answer of a wallet is ignored
    Given the page has the wallets "Harbor, Stutter"
    And a visitor connected with Stutter
    Then the visitor is connected with Stutter
    And the dapp reads "times reported: connection.opened" as "1"
    And the dapp reads "accounts" as "1"

  Scenario: Of a wallet's 10,000 accounts, a hundred are used
    Given the page has the wallets "Harbor, Crowd"
    And a visitor connected with Crowd
    Then the dapp reads "accounts" as "100"
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected

  Scenario: The visitor can choose another wallet if one hangs
    Given the page has the wallets "Harbor, Statue"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Statue"
    Then the visitor sees "Confirm in Statue"
    When the visitor goes back
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And Statue was asked once to connect

  Scenario: A wallet that approves and then hangs times out after ten seconds
    Given the page has the wallets "Harbor, Limbo"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor chooses "Limbo"
    Then the visitor sees "Limbo didn’t respond"
    And the visitor is not connected
    When the visitor chooses "Choose another wallet"
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: A wallet that hangs after a reload is disconnected
    Given the page has the wallets "Harbor, Sphinx"
    And a visitor connected with Sphinx
    When the visitor reloads the page
    Then the visitor is not connected
    When the visitor opens the modal
    And the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: Malformed events change nothing
    Given the page has the wallets "Harbor, Gibberish"
    And a visitor connected with Gibberish
    Then the console says "A malformed chainChanged event of the wallet was ignored"
    And the visitor is connected with Gibberish
    And the network is "Saltmarsh"
    And the dapp reads "accounts" as "1"

  Scenario: A thousand events do not block the modal
    Given the page has the wallets "Harbor, Flood"
    And a visitor connected with Flood
    Then the dapp reads "times reported: accounts.changed" as "1001"
    And the visitor is connected with Flood
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected

  Scenario: A wallet that fails to disconnect is disconnected anyway
    Given the page has the wallets "Harbor, Clinger"
    And a visitor connected with Clinger
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp is answered "yes"
    When the visitor reloads the page
    Then the visitor is not connected

  Scenario: Events of a disconnected wallet are ignored
    Given the page has the wallets "Harbor, Ghost"
    And a visitor connected with Ghost
    When the dapp disconnects
    Then the dapp is answered "yes"
    When the dapp asks to connect Harbor
    And Harbor approves
    Then the visitor is connected with Harbor
    And the network is "Saltmarsh"
    And the dapp reads "times reported: accounts.changed" as "0"

  Scenario: An invalid signature is not passed on
    Given the page has the wallets "Harbor, Scribbler"
    And a visitor connected with Scribbler
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "wallet-misbehaved"
    And the visitor is connected with Scribbler

  Scenario: A wallet that fails to switch without a reason leads to a plain message
    Given the page has the wallets "Harbor, Anchor"
    And a visitor connected with Anchor
    And the dapp opens the Networks screen
    When the visitor chooses "Tidewater"
    Then the visitor sees "Your wallet doesn’t support this network"
    And the visitor does not see "Send your keys"
    And the network is "Saltmarsh"
